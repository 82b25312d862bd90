export * from './basic.ts';
export * from './deprecated.ts';
export * from './drawings.ts';
export { type IconProps, type OwnIconProps, replaceIcon } from './Icon.tsx';
