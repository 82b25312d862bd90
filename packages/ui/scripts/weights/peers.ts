/** A page of another library that does what one of our components does, in as little as its documentation shows. */
export interface Peer {
  /** What is measured, as a reader of the table knows it. */
  name: string;
  /** What is imported from each module. The version of the first one is shown. */
  imports: Record<string, string>;
}

/** By the component they are compared with. */
export const peers: Record<string, Peer[]> = {
  Sidebar: [
    {
      name: 'react-pro-sidebar',
      imports: { 'react-pro-sidebar': '{ Menu, MenuItem, Sidebar, SubMenu }' },
    },
    {
      name: '@mui/material: Drawer, List, Collapse',
      imports: {
        '@mui/material': '{ Collapse, Drawer, List, ListItemButton, ListItemIcon, ListItemText }',
      },
    },
    { name: 'antd: Layout.Sider, Menu, Drawer', imports: { antd: '{ Drawer, Layout, Menu }' } },
  ],
  WeekCalendar: [
    {
      name: '@fullcalendar/react with timegrid and a theme',
      imports: {
        '@fullcalendar/react': 'FullCalendar',
        '@fullcalendar/react/themes/classic': 'theme',
        '@fullcalendar/react/timegrid': 'timeGrid',
        '@fullcalendar/react/skeleton.css': '',
        '@fullcalendar/react/themes/classic/palette.css': '',
        '@fullcalendar/react/themes/classic/theme.css': '',
      },
    },
    {
      name: 'react-big-calendar with dayjs',
      imports: {
        'react-big-calendar': '{ Calendar, dayjsLocalizer }',
        dayjs: 'dayjs',
        'react-big-calendar/lib/css/react-big-calendar.css': '',
      },
    },
    {
      name: '@schedule-x/react with its week view',
      imports: {
        '@schedule-x/react': '{ ScheduleXCalendar, useCalendarApp }',
        '@schedule-x/calendar': '{ createViewWeek }',
        '@schedule-x/theme-default/dist/index.css': '',
      },
    },
  ],
  LineChart: [
    { name: '@mui/x-charts: LineChart', imports: { '@mui/x-charts/LineChart': '{ LineChart }' } },
    {
      name: 'recharts: LineChart with axes, grid and tooltip',
      imports: {
        recharts: '{ CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis }',
      },
    },
    {
      name: 'chart.js with react-chartjs-2: line chart with tooltip and legend',
      imports: {
        'chart.js':
          '{ CategoryScale, Chart, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip }',
        'react-chartjs-2': '{ Line }',
      },
    },
  ],
  AudioPlayer: [
    {
      name: 'react-h5-audio-player',
      imports: { 'react-h5-audio-player': 'AudioPlayer', 'react-h5-audio-player/lib/styles.css': '' },
    },
    { name: 'plyr-react', imports: { 'plyr-react': '{ Plyr }', 'plyr/dist/plyr.css': '' } },
    {
      name: '@vidstack/react with its audio layout',
      imports: {
        '@vidstack/react': '{ MediaPlayer, MediaProvider }',
        '@vidstack/react/player/layouts/default': '{ DefaultAudioLayout, defaultLayoutIcons }',
        '@vidstack/react/player/styles/default/theme.css': '',
        '@vidstack/react/player/styles/default/layouts/audio.css': '',
      },
    },
  ],
  TabbedForm: [
    { name: 'antd: Form, Tabs, Input, Button', imports: { antd: '{ Button, Form, Input, Tabs }' } },
    {
      name: '@mui/material: Tabs, TextField, Button, with react-hook-form',
      imports: { '@mui/material': '{ Button, Tab, Tabs, TextField }', 'react-hook-form': '{ useForm }' },
    },
  ],
  DataTable: [
    { name: '@mui/x-data-grid: DataGrid', imports: { '@mui/x-data-grid': '{ DataGrid }' } },
    {
      name: 'ag-grid-react with client-side rows and pagination',
      imports: {
        'ag-grid-react': '{ AgGridReact }',
        'ag-grid-community':
          '{ ClientSideRowModelModule, ModuleRegistry, PaginationModule, RowSelectionModule }',
      },
    },
    { name: 'antd: Table', imports: { antd: '{ Table }' } },
    {
      name: '@tanstack/react-table (headless)',
      imports: {
        '@tanstack/react-table':
          '{ createPaginatedRowModel, createSortedRowModel, rowPaginationFeature, rowSelectionFeature, rowSortingFeature, tableFeatures, useTable }',
      },
    },
  ],
};
