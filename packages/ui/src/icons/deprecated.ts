// The names of icons before they were named for what they depict.
export {
  /** @deprecated Use `CircleAlertIcon`. */
  CircleAlertIcon as AlertIcon,
  /** @deprecated Use `CircleCheckIcon`. */
  CircleCheckIcon as SuccessIcon,
  /** @deprecated Use `MinusIcon`. */
  MinusIcon as MixedIcon,
  /** @deprecated Use `MinusIcon`. */
  MinusIcon as SubtractIcon,
  /** @deprecated Use `TriangleAlertIcon`. */
  TriangleAlertIcon as WarningIcon,
  /** @deprecated Use `XIcon`. */
  XIcon as CloseIcon,
} from './basic.ts';
export {
  /** @deprecated Use `BanIcon`. */
  BanIcon as CancelledIcon,
  /** @deprecated Use `ChevronsUpDownIcon`. */
  ChevronsUpDownIcon as SortIcon,
  /** @deprecated Use `EllipsisIcon`. */
  EllipsisIcon as MoreIcon,
  /** @deprecated Use `HourglassIcon`. */
  HourglassIcon as WaitingIcon,
  /** @deprecated Use `ListFilterIcon`. */
  ListFilterIcon as FilterIcon,
  /** @deprecated Use `MapPinOffIcon`. */
  MapPinOffIcon as NoPlaceIcon,
  /** @deprecated Use `PencilIcon`. */
  PencilIcon as EditIcon,
  /** @deprecated Use `PhoneIncomingIcon`. */
  PhoneIncomingIcon as CallInIcon,
  /** @deprecated Use `RotateCcwIcon`. */
  RotateCcwIcon as RewindIcon,
  /** @deprecated Use `RotateCwIcon`. */
  RotateCwIcon as ForwardIcon,
  /** @deprecated Use `RotateCwIcon`. */
  RotateCwIcon as RetryIcon,
  /** @deprecated Use `TrashIcon`. */
  TrashIcon as DeleteIcon,
} from './drawings.ts';
export {
  /** @deprecated Use `BlocksIcon`. */
  BlocksIcon as IntegrationsIcon,
  /** @deprecated Use `BuildingIcon`. */
  BuildingIcon as OrganizationIcon,
  /** @deprecated Use `ChartLineIcon`. */
  ChartLineIcon as DashboardIcon,
  /** @deprecated Use `CloudOffIcon`. */
  CloudOffIcon as NoCloudIcon,
  /** @deprecated Use `LogOutIcon`. */
  LogOutIcon as LogoutIcon,
  /** @deprecated Use `MessageCircleQuestionIcon`. */
  MessageCircleQuestionIcon as QuestionsIcon,
  /** @deprecated Use `MessagesIcon`. */
  MessagesIcon as SessionsIcon,
  /** @deprecated Use `PanelLeftCloseIcon`. */
  PanelLeftCloseIcon as PanelIcon,
  /** @deprecated Use `PanelLeftOpenIcon`. */
  PanelLeftOpenIcon as PanelOpenIcon,
  /** @deprecated Use `PlusIcon`. */
  PlusIcon as AddIcon,
  /** @deprecated Use `ShieldUserIcon`. */
  ShieldUserIcon as PermissionsIcon,
  /** @deprecated Use `SunMoonIcon`. */
  SunMoonIcon as ThemeIcon,
  /** @deprecated Use `UserIcon`. */
  UserIcon as PersonIcon,
  /** @deprecated Use `UsersIcon`. */
  UsersIcon as PeopleIcon,
  /** @deprecated Use `WifiOffIcon`. */
  WifiOffIcon as OfflineIcon,
} from './frame.ts';
