/** A document in all formats that it can be read in. */
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import { type Draft, picturesIn } from '../document/model.ts';
import { markdownDocument } from '../markdown/document.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import type { Care, File } from './content.ts';

/** Formats of a document. */
export type DocumentFormat = 'md' | 'html' | 'svg';

/** What its files need beside the document. */
export interface Publication extends Care {
  /** File name without its ending. */
  readonly stem: string;
  /** Words of the page's frame. */
  readonly language: Language;
  /** Version of souboj that made it. */
  readonly version: string;
}

/** Writes one format at a time; pictures are drawn once, when the first format wants them. */
export class Publisher {
  readonly #draft: Draft;
  readonly #publication: Publication;
  #drawn: Promise<ReadonlyMap<string, string>> | null = null;

  constructor(draft: Draft, publication: Publication) {
    this.#draft = draft;
    this.#publication = publication;
  }

  /** `stem.md`, `stem.html`, or the pictures. @param pictures whether these are files beside it. */
  async files(format: DocumentFormat, pictures: boolean): Promise<readonly File<string>[]> {
    const { stem, language, version } = this.#publication;
    if (format === 'md') return [[`${stem}.md`, markdownDocument(this.#draft(markdownPhrasing), pictures)]];
    this.#drawn ??= draw(this.#draft, this.#publication);
    const drawn = await this.#drawn;
    if (format === 'svg') return [...drawn];
    const { documentPage } = await import('../html/documentPage.ts');
    return [[`${stem}.html`, documentPage(this.#draft, drawn, language(plainPhrasing), version)]];
  }
}

/** The files of a document in some formats, in their order. */
export async function documentFiles(
  draft: Draft,
  formats: readonly DocumentFormat[],
  publication: Publication,
): Promise<readonly File<string>[]> {
  const publisher = new Publisher(draft, publication);
  const files: File<string>[] = [];
  for (const format of formats) {
    await publication.rest?.();
    files.push(...(await publisher.files(format, formats.includes('svg'))));
  }
  return files;
}

/** The libraries that draw are loaded only where there is something to draw. */
async function draw(draft: Draft, { rest, undrawn }: Care): Promise<ReadonlyMap<string, string>> {
  const pictures = picturesIn(draft(plainPhrasing).blocks);
  if (pictures.length === 0) return new Map();
  const { renderCharts } = await import('../charts/render.ts');
  const drawn = await renderCharts(
    pictures.map(({ chart }) => chart),
    rest,
    (index, error) => {
      if (undrawn === undefined) throw error;
      undrawn(pictures[index]!.file, error);
      return '';
    },
  );
  const files = pictures.map(({ file }, index) => [file, drawn[index] ?? ''] as const);
  return new Map(files.filter(([, svg]) => svg !== ''));
}
