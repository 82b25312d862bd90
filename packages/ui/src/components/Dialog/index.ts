export { dialogBox } from './Dialog.tsx';
export * from './public.ts';
