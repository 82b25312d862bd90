import { arabic as AppShell } from '../components/AppShell/AppShell.ar.ts';
import { arabic as AudioPlayer } from '../components/AudioPlayer/AudioPlayer.ar.ts';
import { arabic as Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.ar.ts';
import { arabic as Button } from '../components/Button/Button.ar.ts';
import { arabic as ComboBox } from '../components/ComboBox/ComboBox.ar.ts';
import { arabic as DataGrid } from '../components/DataGrid/DataGrid.ar.ts';
import { arabic as DataTable } from '../components/DataTable/DataTable.ar.ts';
import { arabic as DateField } from '../components/DateField/DateField.ar.ts';
import { arabic as Dialog } from '../components/Dialog/Dialog.ar.ts';
import { arabic as ErrorPanel } from '../components/ErrorPanel/ErrorPanel.ar.ts';
import { arabic as Field } from '../components/Field/Field.ar.ts';
import { arabic as Form } from '../components/Form/Form.ar.ts';
import { arabic as InternationalPhoneField } from '../components/InternationalPhoneField/InternationalPhoneField.ar.ts';
import { arabic as LineChart } from '../components/LineChart/LineChart.ar.ts';
import { arabic as MultiSelect } from '../components/MultiSelect/MultiSelect.ar.ts';
import { arabic as NumberField } from '../components/NumberField/NumberField.ar.ts';
import { arabic as Pagination } from '../components/Pagination/Pagination.ar.ts';
import { arabic as SearchField } from '../components/SearchField/SearchField.ar.ts';
import { arabic as Select } from '../components/Select/Select.ar.ts';
import { arabic as Sidebar } from '../components/Sidebar/Sidebar.ar.ts';
import { arabic as SidebarRows } from '../components/SidebarRows/SidebarRows.ar.ts';
import { arabic as Slider } from '../components/Slider/Slider.ar.ts';
import { arabic as Switch } from '../components/Switch/Switch.ar.ts';
import { arabic as TabbedForm } from '../components/TabbedForm/TabbedForm.ar.ts';
import { arabic as TextArea } from '../components/TextArea/TextArea.ar.ts';
import { arabic as Toast } from '../components/Toast/Toast.ar.ts';
import { arabic as Transcript } from '../components/Transcript/Transcript.ar.ts';
import { arabic as UnsavedChangesGuard } from '../components/UnsavedChangesGuard/UnsavedChangesGuard.ar.ts';
import { arabic as WeekCalendar } from '../components/WeekCalendar/WeekCalendar.ar.ts';

/**
 * Everything the library says, in Arabic, for `addLanguage('ar', arabic)`. Digits follow the locale: `Intl` writes `ar`
 * with 1, 2, 3 and `ar-EG`, `ar-SA` or `ar-IL` with ١, ٢, ٣, unless the locale says otherwise (`ar-IL-u-nu-latn`).
 * No native speaker has reviewed the words yet.
 */
export const arabic = {
  AppShell,
  AudioPlayer,
  Breadcrumbs,
  Button,
  ComboBox,
  DataGrid,
  DataTable,
  DateField,
  Dialog,
  ErrorPanel,
  Field,
  Form,
  InternationalPhoneField,
  LineChart,
  MultiSelect,
  NumberField,
  Pagination,
  SearchField,
  Select,
  Sidebar,
  SidebarRows,
  Slider,
  Switch,
  TabbedForm,
  TextArea,
  Toast,
  Transcript,
  UnsavedChangesGuard,
  WeekCalendar,
};
