/** The code in the editor, kept in this tab so that nothing is lost on reload. */
export interface Draft {
  text: string;
  /** What “Start again” replaced. */
  replaced?: string | undefined;
}

const keyOf = (example: string) => `live-editor ${example}`;

export function readDraft(example: string): Draft | undefined {
  const kept = sessionStorage.getItem(keyOf(example));
  return kept === null ? undefined : JSON.parse(kept);
}

export const keepDraft = (example: string, draft: Draft) =>
  sessionStorage.setItem(keyOf(example), JSON.stringify(draft));

/** Replaces the code, and keeps what it was. */
export const startAgain = ({ text, replaced }: Draft, original: string): Draft => ({
  text: original,
  replaced: text === original ? replaced : text,
});

/** Brings back what was replaced. Code that was written since then can be brought back in the same way. */
export const undo = ({ text, replaced = text }: Draft, original: string): Draft => ({
  text: replaced,
  replaced: text === original ? undefined : text,
});
