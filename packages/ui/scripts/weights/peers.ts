/** A page of another library that does what one of our components does, in as little as its documentation shows. */
export interface Peer {
  /** What is measured, as a reader of the table knows it. */
  name: string;
  /** Exact versions; what they need and npm does not bring along is named too. */
  packages: Record<string, string>;
  source: string;
}

const material = { '@mui/material': '9.5.0', '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };
const antd = { antd: '6.6.8' };
const using = (names: string) => `console.log(${names});`;

/** By the component they stand beside. */
export const peers: Record<string, Peer[]> = {
  Sidebar: [
    {
      name: 'react-pro-sidebar',
      packages: { 'react-pro-sidebar': '1.1.0' },
      source: `import { Menu, MenuItem, Sidebar, SubMenu } from 'react-pro-sidebar'; ${using('Menu, MenuItem, Sidebar, SubMenu')}`,
    },
    {
      name: '@mui/material: Drawer, List, Collapse',
      packages: material,
      source: `import { Collapse, Drawer, List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
        ${using('Collapse, Drawer, List, ListItemButton, ListItemIcon, ListItemText')}`,
    },
    {
      name: 'antd: Layout.Sider, Menu, Drawer',
      packages: antd,
      source: `import { Drawer, Layout, Menu } from 'antd'; ${using('Drawer, Layout.Sider, Menu')}`,
    },
  ],
  WeekCalendar: [
    {
      name: '@fullcalendar/react with timegrid and a theme',
      packages: { '@fullcalendar/react': '7.1.4', 'temporal-polyfill': '1.0.8' },
      source: `import '@fullcalendar/react/skeleton.css';
        import '@fullcalendar/react/themes/classic/palette.css';
        import '@fullcalendar/react/themes/classic/theme.css';
        import FullCalendar from '@fullcalendar/react';
        import theme from '@fullcalendar/react/themes/classic';
        import timeGrid from '@fullcalendar/react/timegrid'; ${using('FullCalendar, theme, timeGrid')}`,
    },
    {
      name: 'react-big-calendar with dayjs',
      packages: { 'react-big-calendar': '1.20.0', dayjs: '1.11.23' },
      source: `import 'react-big-calendar/lib/css/react-big-calendar.css';
        import dayjs from 'dayjs';
        import { Calendar, dayjsLocalizer } from 'react-big-calendar'; ${using('Calendar, dayjsLocalizer(dayjs)')}`,
    },
    {
      name: '@schedule-x/react with its week view',
      packages: {
        '@schedule-x/react': '4.1.0',
        '@schedule-x/calendar': '4.9.1',
        '@schedule-x/theme-default': '4.8.1',
        'temporal-polyfill': '1.0.8',
      },
      source: `import '@schedule-x/theme-default/dist/index.css';
        import { createViewWeek } from '@schedule-x/calendar';
        import { ScheduleXCalendar, useCalendarApp } from '@schedule-x/react';
        ${using('createViewWeek, ScheduleXCalendar, useCalendarApp')}`,
    },
  ],
  LineChart: [
    {
      name: '@mui/x-charts: LineChart',
      packages: { '@mui/x-charts': '9.17.0', ...material },
      source: `import { LineChart } from '@mui/x-charts/LineChart'; ${using('LineChart')}`,
    },
    {
      name: 'recharts: LineChart with axes, grid and tooltip',
      packages: { recharts: '3.10.1' },
      source: `import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
        ${using('CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis')}`,
    },
    {
      name: 'chart.js with react-chartjs-2: a line with tooltip and legend',
      packages: { 'chart.js': '4.6.1', 'react-chartjs-2': '5.3.1' },
      source: `import { CategoryScale, Chart, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
        import { Line } from 'react-chartjs-2';
        Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);
        ${using('Line')}`,
    },
  ],
  AudioPlayer: [
    {
      name: 'react-h5-audio-player',
      packages: { 'react-h5-audio-player': '3.10.2' },
      source: `import 'react-h5-audio-player/lib/styles.css';
        import AudioPlayer from 'react-h5-audio-player'; ${using('AudioPlayer')}`,
    },
    {
      name: 'plyr-react',
      packages: { 'plyr-react': '6.0.0', plyr: '3.8.4' },
      source: `import 'plyr/dist/plyr.css'; import { Plyr } from 'plyr-react'; ${using('Plyr')}`,
    },
    {
      name: '@vidstack/react with its audio layout',
      packages: { '@vidstack/react': '1.15.6' },
      source: `import '@vidstack/react/player/styles/default/theme.css';
        import '@vidstack/react/player/styles/default/layouts/audio.css';
        import { MediaPlayer, MediaProvider } from '@vidstack/react';
        import { DefaultAudioLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
        ${using('MediaPlayer, MediaProvider, DefaultAudioLayout, defaultLayoutIcons')}`,
    },
  ],
  TabbedForm: [
    {
      name: 'antd: Form, Tabs, Input, Button',
      packages: antd,
      source: `import { Button, Form, Input, Tabs } from 'antd'; ${using('Button, Form, Input, Tabs')}`,
    },
    {
      name: '@mui/material: Tabs, TextField, Button, with react-hook-form',
      packages: { ...material, 'react-hook-form': '7.92.0' },
      source: `import { Button, Tab, Tabs, TextField } from '@mui/material';
        import { useForm } from 'react-hook-form'; ${using('Button, Tab, Tabs, TextField, useForm')}`,
    },
  ],
  DataTable: [
    {
      name: '@mui/x-data-grid: DataGrid',
      packages: { '@mui/x-data-grid': '9.14.0', ...material },
      source: `import { DataGrid } from '@mui/x-data-grid'; ${using('DataGrid')}`,
    },
    {
      name: 'ag-grid-react with rows in the browser and pages',
      packages: { 'ag-grid-react': '36.2.0', 'ag-grid-community': '36.2.0' },
      source: `import { ClientSideRowModelModule, ModuleRegistry, PaginationModule, RowSelectionModule } from 'ag-grid-community';
        import { AgGridReact } from 'ag-grid-react';
        ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, RowSelectionModule]);
        ${using('AgGridReact')}`,
    },
    {
      name: 'antd: Table',
      packages: antd,
      source: `import { Table } from 'antd'; ${using('Table')}`,
    },
    {
      name: '@tanstack/react-table, which draws nothing',
      packages: { '@tanstack/react-table': '9.3.1' },
      source: `import {
          createPaginatedRowModel, createSortedRowModel, rowPaginationFeature, rowSelectionFeature, rowSortingFeature,
          tableFeatures, useTable,
        } from '@tanstack/react-table';
        ${using('createPaginatedRowModel, createSortedRowModel, rowPaginationFeature, rowSelectionFeature, rowSortingFeature, tableFeatures, useTable')}`,
    },
  ],
};
