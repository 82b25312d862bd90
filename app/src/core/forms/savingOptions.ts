import type { FormErrors } from '@console/ui';
import type { ApiError } from '../http/errors.ts';
import type { FormValues } from './values.ts';

/** The initial values of a form, and the `etag` they were read with. */
export interface Version<Values extends FormValues> {
  values: Values;
  etag?: string | null;
}

/** Options that prevent lost updates and repeated operations. Pass them to the API call unchanged. */
export interface SendOptions {
  etag: string | null;
  idempotencyKey: string;
}

export interface SavingOptions<Values extends FormValues, Reply> {
  /** Unique name of the form, with the ID of the resource: `organization/7`. The key of its draft. */
  name: string;
  /** The form's label in the prompt about unsaved changes. */
  label: string;
  /** The initial version. Later changes are ignored, because they would overwrite unsaved input. */
  start: Version<Values>;
  /**
   * Called with valid values before they are sent. Return `false` to send nothing yet, because there is something to
   * read first. Show it, and move focus to it.
   */
  mayGo?: (values: Values) => Promise<boolean>;
  send: (values: Values, options: SendOptions) => Promise<Reply>;
  /** Reads the current version from the server after a conflict. Without it, a conflict is shown as a failure. */
  refresh?: () => Promise<Version<Values>>;
  validate?: (values: Values) => FormErrors;
  /** Called after saving, when navigation is no longer guarded. */
  onSaved?: (reply: Reply) => void;
  /** The labels of the fields, for server validation errors and conflicts. */
  labels?: Readonly<Record<string, string>>;
  /** Format values for the conflict dialog, keyed by field, if they aren't readable, such as a timestamp. */
  says?: Readonly<Record<string, (value: string) => string>>;
  /** Returns the field for a server path. @default its first part: `country` for `country.code` */
  fieldOf?: (path: string) => string;
  /** Returns field errors for other failures, such as a conflict about one field. */
  errorsOf?: (error: ApiError) => FormErrors | undefined;
  /** Fields that are never stored in a draft, such as a password. */
  secrets?: readonly (keyof Values & string)[];
}
