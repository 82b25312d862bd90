export { type Announcement, announce, onAnnouncement, type Priority } from './announcer/index.ts';
export * from './components/Button/index.ts';
export * from './components/UIProvider/index.ts';
export * from './icons/index.ts';
export { vars } from './theme/index.ts';
