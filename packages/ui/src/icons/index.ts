export * from './basic.ts';
export * from './deprecated.ts';
export * from './drawings.ts';
export type { IconProps } from './Icon.tsx';
