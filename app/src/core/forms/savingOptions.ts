import type { FormErrors } from '@console/ui';
import type { ApiError } from '../http/errors.ts';
import type { FormValues } from './values.ts';

/** What a form starts from: its values, and the `etag` they were read with. */
export interface Version<Values extends FormValues> {
  values: Values;
  etag?: string | null;
}

/** What a call takes along, so that it overwrites nobody's work and happens once. Give it to `app/api` as it is. */
export interface SendOptions {
  etag: string | null;
  idempotencyKey: string;
}

export interface SavingOptions<Values extends FormValues, Reply> {
  /** Names the form among all others, with the id of what it changes: `organization/7`. Its draft is kept by it. */
  name: string;
  /** What the form is for, as the guard calls it. */
  label: string;
  /** What it shows at first. Later changes are not followed: they would overwrite what is typed. */
  start: Version<Values>;
  /**
   * Asked before the values are sent, once nothing is wrong with them: `false` sends nothing yet, since there is
   * something to read first. Show it, and move focus to it.
   */
  mayGo?: (values: Values) => Promise<boolean>;
  send: (values: Values, options: SendOptions) => Promise<Reply>;
  /** What stands on the server now: asked when somebody else changed it meanwhile. Without it a conflict is a failure. */
  refresh?: () => Promise<Version<Values>>;
  validate?: (values: Values) => FormErrors;
  /** It was saved, and nobody is held back any more: go on from here. */
  onSaved?: (reply: Reply) => void;
  /** The labels of the fields, for what the server says of them and for conflicts. */
  labels?: Readonly<Record<string, string>>;
  /** How values are said in conflicts, by field, where they are not words already, such as a moment. */
  says?: Readonly<Record<string, (value: string) => string>>;
  /** The field that a path of the server means. @default its first part: `country.code` is `country` */
  fieldOf?: (path: string) => string;
  /** Errors by field for other refusals, such as a conflict that is about one field. */
  errorsOf?: (error: ApiError) => FormErrors | undefined;
  /** Fields that are never kept in a draft, such as a password. */
  secrets?: readonly (keyof Values & string)[];
}
