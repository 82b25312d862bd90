export { NoticeSettings } from './settings/later.tsx';
