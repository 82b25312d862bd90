export { Announcer } from './Announcer.tsx';
export { type Announcement, announce, onAnnouncement, type Priority } from './announce.ts';
