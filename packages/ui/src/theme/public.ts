export { vars } from './vars.css.ts';
