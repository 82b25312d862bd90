export { type Announcement, announce, onAnnouncement, type Priority } from './announcer/index.ts';
export * from './components/AppShell/index.ts';
export * from './components/AudioPlayer/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Breadcrumbs/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CheckboxGroup/index.ts';
export * from './components/ComboBox/index.ts';
export { CountryField, type CountryFieldProps } from './components/CountryField/index.ts';
export {
  type Column,
  type Columns,
  DataTable,
  type DataTableProps,
  type HostPaging,
  type OwnPaging,
  type RowHeaderColumn,
  type Sort,
  type TableError,
  type TablePaging,
  type TableSelection,
} from './components/DataTable/index.ts';
export { DateField, type DateFieldProps } from './components/DateField/index.ts';
export * from './components/DateTimeField/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/ErrorPanel/index.ts';
export * from './components/Form/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/InternationalPhoneField/index.ts';
export * from './components/LineChart/index.ts';
export * from './components/Link/index.ts';
export * from './components/LinkButton/index.ts';
export * from './components/Menu/index.ts';
export * from './components/MultiSelect/index.ts';
export * from './components/NativeSelect/index.ts';
export * from './components/Notice/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/Page/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/PhoneField/index.ts';
export * from './components/Popover/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/SearchField/index.ts';
export * from './components/SegmentedControl/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export * from './components/Sidebar/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/Slider/index.ts';
export * from './components/Switch/index.ts';
export * from './components/TabbedForm/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/Toast/index.ts';
export * from './components/Tooltip/index.ts';
export * from './components/Transcript/index.ts';
export * from './components/UIProvider/index.ts';
export * from './components/UnsavedChangesGuard/index.ts';
export * from './components/WeekCalendar/index.ts';
export * from './icons/index.ts';
export { vars } from './theme/index.ts';
