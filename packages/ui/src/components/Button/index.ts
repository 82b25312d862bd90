export { buttonClass, face as buttonFace } from './Button.css.ts';
export { Button, type ButtonProps } from './Button.tsx';
