import { useMedia } from '../useMedia.ts';

/** Whether the window is as narrow as a phone's: the rows of tables are stacked then. */
export const useIsPhone = () => useMedia('(max-width: 36rem)');
