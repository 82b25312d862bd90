export { TabCount, type TabCountProps } from './TabCount.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
