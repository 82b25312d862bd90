export { Card, type CardProps } from './Card.tsx';
export { Stack, type StackProps } from './Stack.tsx';
export { Heading, type HeadingProps, Text, type TextProps } from './Text.tsx';
