export { Readiness } from './Readiness.tsx';
