# souboj in a container: docker build -t souboj . && docker run --rm -v "$PWD:/work" souboj run scenario.yaml
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
COPY --from=build /src/package.json /src/LICENSE /src/NOTICE /src/THIRD_PARTY.md /src/scenario.schema.json /opt/souboj/
COPY --from=build /src/dist /opt/souboj/dist
COPY --from=build /src/node_modules /opt/souboj/node_modules
COPY --from=build /src/scenarios /opt/souboj/scenarios
RUN ln -s /opt/souboj/dist/cli.js /usr/local/bin/souboj
USER node
WORKDIR /work
ENTRYPOINT ["souboj"]
CMD ["--help"]
