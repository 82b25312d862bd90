import { useEffect, useState } from 'react';
import { region } from './Announcer.css.ts';
import { type Announcement, onAnnouncement } from './announce.ts';

/**
 * The page's live regions, empty until something is announced. Mounted once by `UIProvider`.
 * Renders two visually hidden `<div aria-live>` elements, marked `data-live-announcer` so that react-aria doesn't
 * hide them while a dialog makes the rest of the page inert.
 */
export function Announcer() {
  const [said, setSaid] = useState<Announcement & { turn: number }>({
    message: '',
    priority: 'polite',
    turn: 0,
  });

  useEffect(
    () => onAnnouncement((announcement) => setSaid(({ turn }) => ({ ...announcement, turn: turn + 1 }))),
    [],
  );

  // A new key replaces the text node, so that a repeated message is read again.
  const words = (priority: Announcement['priority']) =>
    said.priority === priority && said.message ? <span key={said.turn}>{said.message}</span> : null;

  return (
    <>
      <div className={region} aria-live="polite" data-announcer="polite" data-live-announcer="true">
        {words('polite')}
      </div>
      <div className={region} aria-live="assertive" data-announcer="assertive" data-live-announcer="true">
        {words('assertive')}
      </div>
    </>
  );
}
