import '@console/ui/theme.css';
import { type AudioTimeline, Transcript, type TranscriptTurn, UIProvider } from '@console/ui';
import type { Contestant, Talk } from '../contestant.ts';

const listeners = new Set<() => void>();
let time = 0;

/** A player without sound. */
const player: AudioTimeline = {
  canSeek: true,
  getTime: () => time,
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  seek: () => true,
  play: () => undefined,
};

let draws = 0;

/** Renders nothing and counts the renders of turns. */
const renderActions = () => {
  draws += 1;
  return null;
};

/** Our published component. */
export const contestant: Contestant<Talk[], TranscriptTurn[]> = {
  convert: (talk) =>
    talk.map(({ id, name, isCaller, start, text }) => ({
      id,
      speaker: { name, color: isCaller ? 'neutral' : 'accent' },
      start,
      text,
    })),
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data }) => (
    <div style={{ width: '100%' }}>
      <Transcript title="Call" turns={data} player={player} renderActions={renderActions} />
    </div>
  ),
  async drawnAgain() {
    let most = 0;
    for (time of [5, 10, 15, 20]) {
      draws = 0;
      for (const listener of listeners) listener();
      await new Promise((resolve) => setTimeout(resolve, 50));
      most = Math.max(most, draws);
    }
    return most;
  },
};
