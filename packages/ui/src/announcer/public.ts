export { type Announcement, announce, onAnnouncement, type Priority } from './announce.ts';
