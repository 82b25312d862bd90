export { type AllowUndefined, toAria } from './optional.ts';
export { classNames, type FieldRootProps, type RootProps, rootProps, splitRoot } from './rootProps.ts';
