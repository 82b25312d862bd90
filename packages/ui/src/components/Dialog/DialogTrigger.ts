import { DialogTrigger as Trigger } from 'react-aria-components/Dialog';

export type { DialogTriggerProps } from 'react-aria-components/Dialog';

/**
 * A button and the dialog it opens, one beside the other. A name of our own, so that it runs in the browser where a
 * server component draws it: react-aria's does not say so.
 */
export const DialogTrigger = Trigger;
