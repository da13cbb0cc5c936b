/** `souboj completion`: scripts for shells, made from the program itself so that they never lag behind. */
import type { Command, Option } from 'commander';
import { inQuotes } from '../problems/problem.ts';
import { UsageError } from './exit.ts';

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  /** Names of commands below it. */
  readonly inner: readonly string[];
}

/** Values of options that take one of a few words. */
export type Choices = Readonly<Record<string, readonly string[]>>;

const shells: Readonly<Record<string, (entries: readonly Entry[], choices: Choices) => string>> = {
  bash,
  zsh,
  fish,
};

/** The script for a shell. @throws UsageError for a shell that is not known. */
export function completion(program: Command, shell: string, choices: Choices): string {
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (write === undefined) {
    throw new UsageError({
      where: ['shell'],
      must: ['oneOf', Object.keys(shells)],
      found: inQuotes(shell),
    });
  }
  const global = [...program.options];
  const entries = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    // The options of a command that has others below it are theirs.
    options: distinct([
      ...command.options,
      ...command.commands.flatMap(({ options }) => options),
      ...global.filter(({ long }) => long !== '--version'),
    ]),
    inner: command.commands.map((below) => below.name()),
  }));
  return write(entries, choices);
}

function distinct(options: readonly Option[]): readonly Option[] {
  return [...new Map(options.map((option) => [option.long, option])).values()];
}

const flags = ({ options }: Entry): string => [...options.map(({ long }) => long ?? ''), '--help'].join(' ');

function bash(entries: readonly Entry[], choices: Choices): string {
  const values = Object.entries(choices)
    .map(
      ([option, list]) =>
        `    ${option}) COMPREPLY=($(compgen -W "${list.join(' ')}" -- "$word")); return ;;`,
    )
    .join('\n');
  const commands = entries.map((entry) => `    ${entry.name}) options="${flags(entry)}" ;;`).join('\n');
  const inner = entries
    .filter((entry) => entry.inner.length > 0)
    .map(
      (entry) =>
        `    ${entry.name}) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "${entry.inner.join(' ')}" -- "$word")) && return ;;`,
    )
    .join('\n');
  return `# souboj completion bash > ~/.local/share/bash-completion/completions/souboj
_souboj() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" options=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${entries.map(({ name }) => name).join(' ')} help --help --version --lang" -- "$word"))
    return
  fi
  case "$before" in
${values}
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${commands}
  esac
  case "\${COMP_WORDS[1]}" in
${inner}
  esac
  # Nothing for other words: then readline completes file names, which it quotes as they need it.
  COMPREPLY=()
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
  esac
}
complete -o default -F _souboj souboj
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const plain = (text: string): string => text.replace(/[[\]:]/g, ' ');

function zsh(entries: readonly Entry[], choices: Choices): string {
  const option = ({ long, description, required, optional }: Option): string => {
    const list = choices[long ?? ''];
    const value = list === undefined ? '_files' : `(${list.join(' ')})`;
    return quoted(`${long}[${plain(description)}]${required || optional ? `:value:${value}` : ''}`);
  };
  const commands = entries.map(({ name, description }) => quoted(`${name}:${plain(description)}`));
  const cases = entries.map((entry) => {
    const rest = entry.name === 'completion' ? "'*:shell:(bash zsh fish)'" : "'*:file:_files'";
    const below = entry.inner.length === 0 ? '' : `'1:command:(${entry.inner.join(' ')})' `;
    return `    ${entry.name}) _arguments ${entry.options.map(option).join(' ')} ${below}${rest} ;;`;
  });
  return `#compdef souboj
# souboj completion zsh > a folder of $fpath, as _souboj
_souboj() {
  local -a commands
  commands=(${commands.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _souboj souboj 2>/dev/null || true
`;
}

function fish(entries: readonly Entry[], choices: Choices): string {
  const lines = entries.flatMap((entry) => [
    `complete -c souboj -n __fish_use_subcommand -f -a ${entry.name} -d ${quoted(entry.description)}`,
    ...entry.inner.map(
      (below) => `complete -c souboj -n '__fish_seen_subcommand_from ${entry.name}' -f -a ${below}`,
    ),
    ...entry.options.map(({ long, description, required }) => {
      const list = choices[long ?? ''];
      const value = list === undefined ? (required ? ' -r' : '') : ` -x -a ${quoted(list.join(' '))}`;
      return `complete -c souboj -n '__fish_seen_subcommand_from ${entry.name}' -l ${(long ?? '').slice(2)}${value} -d ${quoted(description)}`;
    }),
  ]);
  return `# souboj completion fish > ~/.config/fish/completions/souboj.fish
${lines.join('\n')}
complete -c souboj -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'
`;
}
