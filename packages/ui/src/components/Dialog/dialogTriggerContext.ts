import { createContext } from 'react';
import type { OverlayTriggerAria } from 'react-aria/useOverlayTrigger';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';

/** What the dialog gets from the `DialogTrigger` around it. */
export interface DialogTriggerValue {
  state: OverlayTriggerState;
  overlayProps: OverlayTriggerAria['overlayProps'];
}

/** React Aria's contexts for this come with the code of the dialog. */
export const DialogTriggerContext = createContext<DialogTriggerValue | null>(null);
