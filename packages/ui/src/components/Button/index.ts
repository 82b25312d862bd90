export { face as buttonFace, variants as buttonVariants } from './Button.css.ts';
export { Button, type ButtonProps } from './Button.tsx';
