/** Takes react-aria's own live region out of the page; its next message makes a new one. */
export { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
