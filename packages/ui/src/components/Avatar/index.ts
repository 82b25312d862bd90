export { Avatar, type AvatarProps, Monogram, type MonogramProps } from './Avatar.tsx';
