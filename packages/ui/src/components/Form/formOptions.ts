import type { FormErrors } from './FormContext.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing.
type FormReply = FormErrors | false | undefined | void;

export interface FormOptions {
  /**
   * What the host knows to be wrong now, by field name. It is shown from the first attempt to send on, and until it is
   * mended it keeps the form from being sent. What is said of a field that was edited since is not held against it,
   * nor is what no field has, which nobody could mend: give a new object when something new is to be said.
   */
  errors?: FormErrors;
  /** What is wrong with these values, by field name: asked when sent, and from then on after each change. */
  validate?: (values: FormData) => FormErrors;
  /**
   * Sends the values. The form is busy until the promise settles; errors by field name that the server answers with
   * are the result. A name that no field has, such as `''`, is about the whole form. A promise that is rejected, or
   * what is thrown, means that nothing was saved: the form says so, keeps all of it and offers to try again. `false`
   * means that nothing was sent yet, because the person has to read something first: the host shows it, and moves focus.
   */
  onSubmit: (values: FormData) => FormReply | Promise<FormReply>;
  /** It was saved, and the guard of the page knows: go on from here, as to the list. */
  onSaved?: () => void;
  /**
   * What happened, in a sentence, when sending failed, such as "The server did not answer." Without it the form only
   * says that nothing was saved, and the error is reported as one that nobody caught.
   */
  sayFailure?: (error: unknown) => string;
  /**
   * The `UnsavedChangesGuard` of the page asks before changes are lost, and names the sections they are in, or the
   * form by its `label`. Leave it off for what is not kept, such as a search. @default false
   */
  guardsChanges?: boolean;
  /** The fields that differ from what they were at first, or when last saved, and the sections they are in. */
  onEditedChange?: (names: readonly string[], sections: readonly string[]) => void;
  /** A field in this closed section needs to be seen: open it. */
  onOpenSection?: (id: string) => void;
  /**
   * Where focus goes when the form is refused: one rule for an app. `auto` goes to the summary, or straight to the
   * field when there is only one error. @default 'auto'
   */
  focusWhenRefused?: 'auto' | 'summary' | 'field';
  /** What is said, politely, when it was saved; `null` when the host says it itself, as in a toast. @default 'Saved' */
  savedMessage?: string | null;
}
