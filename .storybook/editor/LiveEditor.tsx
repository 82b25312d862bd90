import { Button, Checkbox, Notice, Stack } from '@console/ui';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../accessibility/links.tsx';
import { AskedContext } from '../DocsFrame.tsx';
import { StoryFrame } from '../StoryFrame.tsx';
import { editorLink, pack, readOpened } from './address.ts';
import { type Draft, keepDraft, readDraft, startAgain, undo } from './draft.ts';
import { ExampleResult } from './ExampleResult.tsx';
import { type Example, openExample } from './example.ts';
import { useResult } from './useResult.ts';

/** The example of the URL, its code to edit and its result. */
export function LiveEditor() {
  const [example, setExample] = useState<Example>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    openExample(readOpened(search())).then(setExample, ({ message }: Error) => setProblem(message));
  }, []);

  return (
    <div className="live-editor sb-unstyled">
      {example ? <Editor of={example} /> : <output>{problem || 'Loading the example…'}</output>}
    </div>
  );
}

/** The query of Storybook, or of this window if nothing is around it. */
function search() {
  const inside = new URLSearchParams(window.location.search);
  return inside.has('example') || window.parent === window
    ? window.location.search
    : window.parent.location.search;
}

function Editor({ of: example }: { of: Example }) {
  const { key, title, docs, original, shared, globals } = example;
  const asked = { ...useContext(AskedContext), ...globals };
  const kept = readDraft(key);
  const [draft, setDraft] = useState<Draft>(kept ?? { text: shared ?? original });
  // Code of a link could do anything with this page, so a person must read it first.
  const [isTrusted, setIsTrusted] = useState(kept !== undefined || shared === undefined);
  const result = useResult(isTrusted ? draft.text : undefined);
  const [said, setSaid] = useState('');
  const [isBelow, setIsBelow] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function change(next: Draft) {
    setDraft(next);
    keepDraft(key, next);
    setSaid('');
  }

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid('The browser doesn’t allow copying. Select the code and copy it.');
    }
  }

  async function copyLink() {
    const edited = draft.text === original ? undefined : await pack(draft.text);
    const link = editorLink({ ...(example.id && { example: example.id }), ...(edited && { edited }) });
    await copy(new URL(link, window.location.href).href, 'Link copied.');
  }

  return (
    <div className="live-editor-panes" data-is-below={isBelow || undefined}>
      <div className="live-editor-head">
        <h2>{title}</h2>
        {docs && (
          <PageLink kind="docs" id={docs.id}>
            Page of {docs.name}
          </PageLink>
        )}
        <div className="live-editor-choice">
          <Checkbox isSelected={isBelow} onChange={setIsBelow}>
            Wide result, below the code
          </Checkbox>
        </div>
      </div>
      <div className="live-editor-code">
        <label htmlFor={id}>Code</label>
        <p id={`${id}-hint`}>The result follows a moment after you type. Tab leaves the editor.</p>
        <textarea
          ref={area}
          id={id}
          dir="ltr"
          lang="en"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          rows={Math.min(20, Math.max(10, original.split('\n').length + 1))}
          value={draft.text}
          onChange={({ target }) => change({ ...draft, text: target.value })}
          aria-invalid={result.problem !== ''}
          aria-describedby={`${id}-hint ${id}-problem`}
        />
        <output id={`${id}-problem`} htmlFor={id}>
          {result.problem && (
            <Notice tone="danger" title="The code doesn’t work.">
              {result.problem}
              {result.shown && <div>You see the last result that worked.</div>}
            </Notice>
          )}
        </output>
        <Stack direction="row" gap={8} align="center">
          <Button size="small" onPress={() => copy(draft.text, 'Code copied.')}>
            Copy code
          </Button>
          <Button size="small" onPress={copyLink}>
            Copy link
          </Button>
          <Button
            size="small"
            onPress={() => {
              change(startAgain(draft, original));
              setSaid(
                draft.text === original ? 'The result starts again.' : 'The code is the example again.',
              );
              result.startAgain();
            }}
          >
            Start again
          </Button>
          {draft.replaced !== undefined && (
            <Button
              size="small"
              onPress={() => {
                change(undo(draft, original));
                setSaid('Your changes are back.');
                area.current?.focus();
              }}
            >
              Undo
            </Button>
          )}
          <output className="live-editor-said">{said}</output>
        </Stack>
      </div>
      <section aria-labelledby={`${id}-result`} className="live-editor-result">
        <h3 id={`${id}-result`}>Result</h3>
        {isTrusted ? (
          <div className="live-editor-stage">
            <StoryFrame asked={asked} isInDocs>
              {result.shown && (
                <ExampleResult
                  key={result.shown.key}
                  of={result.shown.Component}
                  onWork={result.onWork}
                  onFail={result.onFail}
                />
              )}
            </StoryFrame>
          </div>
        ) : (
          <Notice
            tone="warning"
            title="This code comes from a link."
            action={
              <Button size="small" onPress={() => setIsTrusted(true)}>
                Run the code
              </Button>
            }
          >
            Read it first: it can do everything that this page can.
          </Notice>
        )}
      </section>
    </div>
  );
}
