// The one door to lucide-react (ISC). An icon is named for what it says here; those that point along the
// reading direction mirror in right-to-left.
import {
  ArrowDown,
  ArrowUp,
  Ban,
  Blocks,
  Building2,
  CalendarDays,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CloudOff,
  Copy,
  Download,
  Ellipsis,
  Hourglass,
  Info,
  Languages,
  List,
  LogOut,
  MapPinOff,
  Menu,
  MessageCircleQuestionMark,
  MessagesSquare,
  Minus,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Phone,
  PhoneIncoming,
  Play,
  Plus,
  RotateCcw,
  RotateCw,
  Search,
  Settings,
  SunMoon,
  Table2,
  Trash2,
  TriangleAlert,
  UserRound,
  Users,
  WifiOff,
  X,
} from 'lucide-react';
import { iconFrom } from './Icon.tsx';

export const AddIcon = /* @__PURE__ */ iconFrom(Plus);
export const AlertIcon = /* @__PURE__ */ iconFrom(CircleAlert);
export const ArrowDownIcon = /* @__PURE__ */ iconFrom(ArrowDown);
export const ArrowUpIcon = /* @__PURE__ */ iconFrom(ArrowUp);
export const CalendarIcon = /* @__PURE__ */ iconFrom(CalendarDays);
export const CallInIcon = /* @__PURE__ */ iconFrom(PhoneIncoming);
export const CancelledIcon = /* @__PURE__ */ iconFrom(Ban);
export const CheckIcon = /* @__PURE__ */ iconFrom(Check);
export const ChevronDownIcon = /* @__PURE__ */ iconFrom(ChevronDown);
export const ChevronEndIcon = /* @__PURE__ */ iconFrom(ChevronRight, { mirrors: true });
export const ChevronStartIcon = /* @__PURE__ */ iconFrom(ChevronLeft, { mirrors: true });
export const CloseIcon = /* @__PURE__ */ iconFrom(X);
export const CopyIcon = /* @__PURE__ */ iconFrom(Copy);
export const DashboardIcon = /* @__PURE__ */ iconFrom(ChartLine);
export const DeleteIcon = /* @__PURE__ */ iconFrom(Trash2);
export const DownloadIcon = /* @__PURE__ */ iconFrom(Download);
export const EditIcon = /* @__PURE__ */ iconFrom(Pencil);
export const InfoIcon = /* @__PURE__ */ iconFrom(Info);
export const IntegrationsIcon = /* @__PURE__ */ iconFrom(Blocks);
export const LanguagesIcon = /* @__PURE__ */ iconFrom(Languages);
export const ListIcon = /* @__PURE__ */ iconFrom(List);
export const LogoutIcon = /* @__PURE__ */ iconFrom(LogOut, { mirrors: true });
export const MenuIcon = /* @__PURE__ */ iconFrom(Menu);
export const MixedIcon = /* @__PURE__ */ iconFrom(Minus);
export const MoreIcon = /* @__PURE__ */ iconFrom(Ellipsis);
export const NoCloudIcon = /* @__PURE__ */ iconFrom(CloudOff);
export const NoPlaceIcon = /* @__PURE__ */ iconFrom(MapPinOff);
export const OfflineIcon = /* @__PURE__ */ iconFrom(WifiOff);
export const OrganizationIcon = /* @__PURE__ */ iconFrom(Building2);
export const PanelIcon = /* @__PURE__ */ iconFrom(PanelLeftClose, { mirrors: true });
export const PanelOpenIcon = /* @__PURE__ */ iconFrom(PanelLeftOpen, { mirrors: true });
export const PeopleIcon = /* @__PURE__ */ iconFrom(Users);
export const PersonIcon = /* @__PURE__ */ iconFrom(UserRound);
export const PhoneIcon = /* @__PURE__ */ iconFrom(Phone);
export const PlayIcon = /* @__PURE__ */ iconFrom(Play);
export const QuestionsIcon = /* @__PURE__ */ iconFrom(MessageCircleQuestionMark);
export const RetryIcon = /* @__PURE__ */ iconFrom(RotateCw);
export const RewindIcon = /* @__PURE__ */ iconFrom(RotateCcw);
export const SearchIcon = /* @__PURE__ */ iconFrom(Search);
export const SessionsIcon = /* @__PURE__ */ iconFrom(MessagesSquare);
export const SettingsIcon = /* @__PURE__ */ iconFrom(Settings);
export const SortIcon = /* @__PURE__ */ iconFrom(ChevronsUpDown);
export const SubtractIcon = /* @__PURE__ */ iconFrom(Minus);
export const SuccessIcon = /* @__PURE__ */ iconFrom(CircleCheck);
export const TableIcon = /* @__PURE__ */ iconFrom(Table2);
export const ThemeIcon = /* @__PURE__ */ iconFrom(SunMoon);
export const WaitingIcon = /* @__PURE__ */ iconFrom(Hourglass);
export const WarningIcon = /* @__PURE__ */ iconFrom(TriangleAlert);
export type { IconProps } from './Icon.tsx';
