export { TabCount, type TabCountProps, type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
