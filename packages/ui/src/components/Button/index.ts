export { face as buttonFace } from './Button.css.ts';
export { Button, type ButtonProps } from './Button.tsx';
export { buttonClass } from './buttonClass.ts';
