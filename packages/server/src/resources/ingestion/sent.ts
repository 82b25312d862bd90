import type { FieldErrorCode } from '@console/contract';
import { Problem } from '../../api/errors.ts';
import { hashOf } from '../../identity/secrets.ts';

/** The hash of what a phone service sent. The same moment in another time zone is the same. */
export const hashOfSent = (sent: Readonly<Record<string, unknown>>) =>
  hashOf(
    JSON.stringify(
      Object.entries(sent)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, /Time$/.test(name) ? new Date(String(value)).toISOString() : value])
        .sort(),
    ),
  );

/** The problem for an ID that was sent before with other values. Nothing of the request is stored. */
export const sentDifferently = (path: string, message: string, code: FieldErrorCode = 'taken') =>
  new Problem('conflict', { errors: [{ path, code, message }] });
