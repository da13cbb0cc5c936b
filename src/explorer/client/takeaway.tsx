/** What leaves the page: address, patch, variants, the whole file, the command; and pinned settings. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Card } from './parts.tsx';
import { Pins } from './pins.tsx';
import { writeFile } from './server.ts';
import type { Store } from './state.ts';

/** Everything that can be taken away. */
export function TakeAway({ store }: { readonly store: Store }): JSX.Element {
  const { state, words, data } = store;
  const { moves, pins, language } = state;
  const found = state.answers.takeaway;
  const settled = store.isFresh('worked');
  useEffect(() => {
    // Once the figures are there: a patch is read back whole, and the hand does not wait for that.
    if (settled && moves.length + pins.length > 0) store.takeAway();
  }, [settled, moves, pins, language]);
  const { file } = data.info.scenario;
  const model = found !== undefined && store.isFresh('takeaway') ? found.model : null;
  const address = store.address;
  return (
    <Card id="takeaway" title={words.out}>
      {moves.length === 0 && pins.length === 0 ? (
        <p class="hint">{words.nothingMoved}</p>
      ) : (
        <div class="takeaway">
          {model !== null && model.stuck !== '' && <p class="problem">{model.stuck}</p>}
          {model?.diff != null && model.diff !== '' && (
            <Piece title={words.patch} text={model.diff} file={`${file}.patch`} store={store}>
              <p class="hint">{words.patchHint}</p>
            </Piece>
          )}
          {data.served && model?.text != null && <Write text={model.text} store={store} />}
          {model !== null && model.variants !== '' && (
            <Piece title={words.variants} text={model.variants} file={null} store={store} />
          )}
          <div>
            <Piece
              title={words.address}
              text={`#${address}`}
              copied={location.href.split('#')[0]}
              file={null}
              store={store}
            />
            {model !== null && <Piece title={words.command} text={model.command} file={null} store={store} />}
            {model?.text != null && (
              <p>
                <Save text={model.text} file={file} label={`${words.whole}: ${words.download}`} />
              </p>
            )}
          </div>
        </div>
      )}
      <Pins store={store} />
    </Card>
  );
}

function Piece(props: {
  readonly title: string;
  readonly text: string;
  /** What stands before it where it is copied. */
  readonly copied?: string | undefined;
  readonly file: string | null;
  readonly store: Store;
  readonly children?: JSX.Element;
}): JSX.Element {
  const { title, text, copied = '', file, store, children } = props;
  const { words } = store;
  return (
    <div>
      <h3>{title}</h3>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by the keyboard, too */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Copy text={copied + text} store={store} />{' '}
      {file !== null && <Save text={text} file={file} label={words.download} />}
    </div>
  );
}

/** Writes the change into the file, after asking. */
function Write({ text, store }: { readonly text: string; readonly store: Store }): JSX.Element {
  const { words, data } = store;
  const [asked, ask] = useState(false);
  const [said, say] = useState('');
  useEffect(() => ask(false), [text]);
  const write = async (): Promise<void> => {
    ask(false);
    const why = await writeFile(text, data.info.scenario.hash);
    say(why === null ? words.saved : why === '' ? words.lost : why);
  };
  return (
    <div class="write">
      {asked ? (
        <p role="alertdialog" aria-label={words.sure}>
          {words.sure}{' '}
          <button type="button" onClick={write}>
            {words.yes}
          </button>{' '}
          <button type="button" onClick={() => ask(false)}>
            {words.no}
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => ask(true)}>
          {words.save}
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </div>
  );
}

function Copy({ text, store }: { readonly text: string; readonly store: Store }): JSX.Element {
  const [done, tell] = useState(false);
  useEffect(() => tell(false), [text]);
  const copy = (event: MouseEvent): void => {
    const pre = (event.currentTarget as Element).parentElement?.querySelector('pre');
    if (pre) getSelection()?.selectAllChildren(pre);
    // From a page on disk the clipboard may be refused; the text then stays selected for Ctrl-C.
    void navigator.clipboard?.writeText(text).then(
      () => tell(true),
      () => undefined,
    );
  };
  return (
    <button type="button" onClick={copy}>
      {done ? store.words.copied : store.words.copy}
    </button>
  );
}

/** A link that saves a text as a file; nothing leaves the machine. */
function Save({
  text,
  file,
  label,
}: {
  readonly text: string;
  readonly file: string;
  readonly label: string;
}): JSX.Element {
  const [url, set] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    set(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <a class="save" href={url} download={file}>
      {label}
    </a>
  );
}
