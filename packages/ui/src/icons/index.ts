export * from './basic.ts';
export * from './deprecated.ts';
export * from './drawings.ts';
export * from './frame.ts';
export { type IconProps, type OwnIconProps, replaceIcon } from './Icon.tsx';
