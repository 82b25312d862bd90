import '@console/ui/theme.css';
import { AudioPlayer, UIProvider } from '@console/ui';
import type { Contestant, Recording } from '../contestant.ts';

/** Our published component, as the console uses it. */
export const contestant: Contestant<Recording> = {
  convert: (recording) => recording,
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data: { src, name } }) => <AudioPlayer src={src} title={name} download={{}} />,
};
