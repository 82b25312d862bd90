export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Monogram, type MonogramProps } from './Monogram.tsx';
