// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import type { useStrings as AppShell } from '../components/AppShell/AppShell.strings.ts';
import type { useStrings as AudioPlayer } from '../components/AudioPlayer/AudioPlayer.strings.ts';
import type { useStrings as AudioVolume } from '../components/AudioPlayer/AudioVolume.strings.ts';
import type { useStrings as Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.strings.ts';
import type { useStrings as Button } from '../components/Button/Button.strings.ts';
import type { useStrings as CodeField } from '../components/CodeField/CodeField.strings.ts';
import type { useStrings as ComboBox } from '../components/ComboBox/ComboBox.strings.ts';
import type { useStrings as DataGrid } from '../components/DataGrid/DataGrid.strings.ts';
import type { useStrings as DataTable } from '../components/DataTable/DataTable.strings.ts';
import type { useStrings as DateField } from '../components/DateField/DateField.strings.ts';
import type { useStrings as DateRangeField } from '../components/DateRangeField/DateRangeField.strings.ts';
import type { useStrings as Dialog } from '../components/Dialog/Dialog.strings.ts';
import type { useStrings as ErrorPanel } from '../components/ErrorPanel/ErrorPanel.strings.ts';
import type { useStrings as Field } from '../components/Field/Field.strings.ts';
import type { useStrings as FileField } from '../components/FileField/FileField.strings.ts';
import type { useStrings as Form } from '../components/Form/Form.strings.ts';
import type { useStrings as InternationalPhoneField } from '../components/InternationalPhoneField/InternationalPhoneField.strings.ts';
import type { useStrings as LineChart } from '../components/LineChart/LineChart.strings.ts';
import type { useStrings as LineChartSound } from '../components/LineChartSound/LineChartSound.strings.ts';
import type { useStrings as LineChartUnits } from '../components/LineChartUnits/LineChartUnits.strings.ts';
import type { useStrings as MultiSelect } from '../components/MultiSelect/MultiSelect.strings.ts';
import type { useStrings as NumberField } from '../components/NumberField/NumberField.strings.ts';
import type { useStrings as Pagination } from '../components/Pagination/Pagination.strings.ts';
import type { useStrings as SearchField } from '../components/SearchField/SearchField.strings.ts';
import type { useStrings as Select } from '../components/Select/Select.strings.ts';
import type { useStrings as Sidebar } from '../components/Sidebar/Sidebar.strings.ts';
import type { useStrings as Slider } from '../components/Slider/Slider.strings.ts';
import type { useStrings as Switch } from '../components/Switch/Switch.strings.ts';
import type { useStrings as TabbedForm } from '../components/TabbedForm/TabbedForm.strings.ts';
import type { useStrings as TableColumns } from '../components/TableColumns/TableColumns.strings.ts';
import type { useStrings as TableSorting } from '../components/TableSorting/TableSorting.strings.ts';
import type { useStrings as TextArea } from '../components/TextArea/TextArea.strings.ts';
import type { useStrings as TimeField } from '../components/TimeField/TimeField.strings.ts';
import type { useStrings as Toast } from '../components/Toast/Toast.strings.ts';
import type { useStrings as Transcript } from '../components/Transcript/Transcript.strings.ts';
import type { useStrings as UnsavedChangesGuard } from '../components/UnsavedChangesGuard/UnsavedChangesGuard.strings.ts';
import type { useStrings as WeekCalendar } from '../components/WeekCalendar/WeekCalendar.strings.ts';
import type { useStrings as WeekCalendarEditing } from '../components/WeekCalendarEditing/WeekCalendarEditing.strings.ts';
import { type Dictionary, isolate, number, plural } from '../locale/index.ts';
import type { useStrings as List } from '../locale/List.strings.ts';

/** The strings of all components. */
type Dictionaries = {
  AppShell: Dictionary<typeof AppShell>;
  AudioPlayer: Dictionary<typeof AudioPlayer>;
  AudioVolume: Dictionary<typeof AudioVolume>;
  Breadcrumbs: Dictionary<typeof Breadcrumbs>;
  Button: Dictionary<typeof Button>;
  CodeField: Dictionary<typeof CodeField>;
  ComboBox: Dictionary<typeof ComboBox>;
  DataGrid: Dictionary<typeof DataGrid>;
  DataTable: Dictionary<typeof DataTable>;
  DateField: Dictionary<typeof DateField>;
  DateRangeField: Dictionary<typeof DateRangeField>;
  Dialog: Dictionary<typeof Dialog>;
  ErrorPanel: Dictionary<typeof ErrorPanel>;
  Field: Dictionary<typeof Field>;
  FileField: Dictionary<typeof FileField>;
  Form: Dictionary<typeof Form>;
  InternationalPhoneField: Dictionary<typeof InternationalPhoneField>;
  LineChart: Dictionary<typeof LineChart>;
  LineChartSound: Dictionary<typeof LineChartSound>;
  LineChartUnits: Dictionary<typeof LineChartUnits>;
  List: Dictionary<typeof List>;
  MultiSelect: Dictionary<typeof MultiSelect>;
  NumberField: Dictionary<typeof NumberField>;
  Pagination: Dictionary<typeof Pagination>;
  SearchField: Dictionary<typeof SearchField>;
  Select: Dictionary<typeof Select>;
  Sidebar: Dictionary<typeof Sidebar>;
  Slider: Dictionary<typeof Slider>;
  Switch: Dictionary<typeof Switch>;
  TabbedForm: Dictionary<typeof TabbedForm>;
  TableColumns: Dictionary<typeof TableColumns>;
  TableSorting: Dictionary<typeof TableSorting>;
  TextArea: Dictionary<typeof TextArea>;
  TimeField: Dictionary<typeof TimeField>;
  Toast: Dictionary<typeof Toast>;
  Transcript: Dictionary<typeof Transcript>;
  UnsavedChangesGuard: Dictionary<typeof UnsavedChangesGuard>;
  WeekCalendar: Dictionary<typeof WeekCalendar>;
  WeekCalendarEditing: Dictionary<typeof WeekCalendarEditing>;
};

/** The strings of the library in Arabic, for `addLanguage('ar', arabic)`. */
export const arabic: Dictionaries = {
  AppShell: () => ({ skip: 'التخطي إلى المحتوى الرئيسي' }),
  AudioPlayer: () => ({
    play: (title) => `تشغيل ${isolate(title, 'rtl')}`,
    pause: (title) => `إيقاف مؤقت: ${isolate(title, 'rtl')}`,
    back: (time) => `رجوع ${isolate(time, 'rtl')}`,
    forward: (time) => `تقديم ${isolate(time, 'rtl')}`,
    position: 'الموضع',
    timeOf: ({ time, total }) => `${isolate(time, 'rtl')} من ${isolate(total, 'rtl')}`,
    elapsed: (time) => `تم تشغيل: ${isolate(time, 'rtl')}`,
    total: (time) => `المدة: ${isolate(time, 'rtl')}`,
    unknownTotal: 'المدة غير معروفة',
    speed: 'السرعة',
    download: (file) => `تنزيل ${isolate(file, 'rtl')}`,
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تشغيل التسجيل.',
    retry: 'إعادة المحاولة',
    obstacle: (reason) =>
      ({
        noLength: 'مدة التسجيل غير معروفة، لذلك لا يمكن الانتقال إلى موضع آخر.',
        noRanges: 'يمكن تشغيل هذا التسجيل من بدايته فقط، دون تخطٍّ إلى الأمام.',
      })[reason],
  }),
  AudioVolume: () => ({
    volume: 'مستوى الصوت',
    mute: 'كتم الصوت',
    unmute: 'إلغاء كتم الصوت',
    muted: 'الصوت مكتوم',
  }),
  Breadcrumbs: () => ({ breadcrumbs: 'مسار الصفحات' }),
  Button: () => ({ saving: 'جارٍ الحفظ' }),
  CodeField: (locale) => ({ incomplete: (count) => `أدخل جميع الأرقام: ${number(locale, count)}` }),
  ComboBox: (locale) => ({
    show: 'عرض الخيارات',
    list: 'الخيارات',
    clear: (label) => `مسح: ${isolate(label, 'rtl')}`,
    found: (count) =>
      plural('ar', count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: `${number(locale, count)} خيارات`,
        many: `${number(locale, count)} خيارًا`,
        other: `${number(locale, count)} خيار`,
      }),
    nothing: 'لم يُعثر على شيء',
    searching: 'جارٍ البحث',
    typeMore: (count) =>
      count === 0 || count === 1
        ? 'اكتب للبحث'
        : `اكتب على الأقل ${plural('ar', count, { one: 'حرفًا واحدًا', two: 'حرفين', few: `${number(locale, count)} أحرف`, many: `${number(locale, count)} حرفًا`, other: `${number(locale, count)} حرف` })}`,
    failed: 'فشل البحث',
    failedHow: 'فشل البحث. اضغط Enter لإعادة المحاولة.',
    retry: 'إعادة المحاولة',
  }),
  DataGrid: () => ({ actionsCame: 'إجراءات الصفوف المحددة موجودة أسفل الجدول' }),
  DataTable: (locale) => ({
    ascending: 'تصاعدي',
    descending: 'تنازلي',
    sorted: ({ column, order, count }) =>
      `الفرز حسب ${isolate(column, 'rtl')}، ${isolate(order, 'rtl')}، ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    sort: 'فرز',
    sortBy: 'فرز حسب',
    filter: (count) => (count === 0 ? 'تصفية' : `تصفية (${number(locale, count)})`),
    filterAndSort: (count) => (count === 0 ? 'تصفية وفرز' : `تصفية (${number(locale, count)}) وفرز`),
    loading: 'جارٍ التحميل',
    loaded: (count) =>
      count === 0
        ? 'لا توجد صفوف'
        : `تم تحميل: ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    found: (count) =>
      count === 0
        ? 'لم يُعثر على صفوف'
        : `عُثر على: ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    rows: (count) =>
      plural('ar', count, {
        one: 'صف واحد',
        two: 'صفان',
        few: `${number(locale, count)} صفوف`,
        many: `${number(locale, count)} صفًا`,
        other: `${number(locale, count)} صف`,
      }),
    range: ({ range, total }) => `${isolate(range, 'rtl')} من ${number(locale, total)}`,
    rowsSeen: (range) => `الصفوف ${isolate(range, 'rtl')}`,
    failed: 'تعذّر تحميل الصفوف',
    retry: 'إعادة المحاولة',
    pages: (label) => `${isolate(label, 'rtl')}: الصفحات`,
    choosing: 'التحديد',
    choose: 'تحديد',
    chooseAll: (count) => `تحديد كل الصفوف: ${number(locale, count)}`,
    choosePage: (count) => `تحديد كل صفوف هذه الصفحة (${number(locale, count)})`,
    chooseEvery: (count) => `تحديد كل الصفوف (${number(locale, count)})`,
    chosen: (count) =>
      count === 0
        ? 'لا توجد صفوف محددة'
        : `تم تحديد: ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    chosenWhere: ({ count, elsewhere }) =>
      `${count === 0 ? 'لا توجد صفوف محددة' : `المحدد: ${number(locale, count)}`}${elsewhere === 0 ? '' : `، منها ${number(locale, elsewhere)} ليست في هذه الصفحة`}`,
    andChosen: (count) => `، المحدد: ${number(locale, count)}`,
    actionsCame: (count) =>
      `تم تحديد: ${plural('ar', count, { one: 'صف واحد.', two: 'صفان.', few: `${number(locale, count)} صفوف.`, many: `${number(locale, count)} صفًا.`, other: `${number(locale, count)} صف.` })} الإجراءات موجودة أسفل رؤوس الأعمدة.`,
    actions: 'إجراءات الصفوف المحددة',
    clear: 'مسح التحديد',
    moreColumns: 'عرض كل الأعمدة',
    fewerColumns: 'عرض أعمدة أقل',
  }),
  DateField: () => ({
    calendar: 'تقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    clear: (label) => `مسح: ${isolate(label, 'rtl')}`,
  }),
  DateRangeField: () => ({
    incomplete: 'أدخل التاريخين',
    reversed: 'اختر نهاية لا تسبق البداية',
    from: (min) => `اختر تواريخ ابتداءً من ${isolate(min, 'rtl')}`,
    until: (max) => `اختر تواريخ حتى ${isolate(max, 'rtl')}`,
    between: ({ min, max }) => `اختر تواريخ من ${isolate(min, 'rtl')} إلى ${isolate(max, 'rtl')}`,
  }),
  Dialog: () => ({ close: 'إغلاق', cancel: 'إلغاء' }),
  ErrorPanel: () => ({
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ إعادة المحاولة',
    request: (id) => `رقم الطلب: ${isolate(id, 'rtl')}`,
  }),
  Field: () => ({ optional: 'اختياري', error: 'خطأ:' }),
  FileField: (locale) => ({
    chooseFile: 'اختيار ملف',
    chooseFiles: 'اختيار ملفات',
    dropFile: 'أو أفلته هنا',
    dropFiles: 'أو أفلتها هنا',
    type: (type) => ({ image: 'صور', audio: 'ملفات صوتية', video: 'مقاطع فيديو' })[type],
    wrongType: ({ file, types }) =>
      `لم تتم إضافة ${isolate(file, 'rtl')}. الأنواع المقبولة: ${isolate(types, 'rtl')}.`,
    tooLarge: ({ file, size, max }) =>
      `لم تتم إضافة ${isolate(file, 'rtl')}. حجمه ${isolate(size, 'rtl')} والحد الأقصى ${isolate(max, 'rtl')}.`,
    tooMany: ({ count, max }) =>
      `لم تتم إضافة ${plural('ar', count, { one: 'ملف واحد', two: 'ملفين', few: `${number(locale, count)} ملفات`, many: `${number(locale, count)} ملفًا`, other: `${number(locale, count)} ملف` })}. الحد الأقصى ${number(locale, max)}.`,
    added: (names) => `تمت إضافة ${isolate(names, 'rtl')}.`,
    removed: (file) => `تمت إزالة ${isolate(file, 'rtl')}.`,
    count: (count) =>
      `تم اختيار ${plural('ar', count, { one: 'ملف واحد.', two: 'ملفين.', few: `${number(locale, count)} ملفات.`, many: `${number(locale, count)} ملفًا.`, other: `${number(locale, count)} ملف.` })}`,
    remove: (file) => `إزالة ${isolate(file, 'rtl')}`,
    uploading: (file) => `جارٍ تحميل ${isolate(file, 'rtl')}`,
    done: 'تم التحميل',
    uploaded: (names) => `تم تحميل ${isolate(names, 'rtl')}.`,
    failed: ({ file, error }) => `${isolate(file, 'rtl')}: ${isolate(error, 'rtl')}`,
  }),
  Form: (locale) => ({
    problem: (count) =>
      `توجد مشكلة: ${plural('ar', count, { one: 'خطأ واحد', two: 'خطآن', few: `${number(locale, count)} أخطاء`, many: `${number(locale, count)} خطأً`, other: `${number(locale, count)} خطأ` })}`,
    allFixed: 'تم إصلاح كل الأخطاء. يمكنك الحفظ الآن.',
    entry: ({ label, message }) => `${isolate(label, 'rtl')}: ${isolate(message, 'rtl')}`,
    fixed: 'تم الإصلاح',
    titlePrefix: 'خطأ: ',
    needed: (label) => `${isolate(label, 'rtl')}: حقل مطلوب`,
    unfit: (label) => `${isolate(label, 'rtl')}: القيمة ليست بالصيغة الصحيحة`,
    saved: 'تم الحفظ',
    notSaved: 'لم تُحفظ التغييرات',
    kept: 'كل ما أدخلته ما زال هنا.',
    retry: 'إعادة المحاولة',
    thisForm: 'هذا النموذج',
    unsaved: 'تغييرات غير محفوظة',
    unsavedIn: (sections) => `تغييرات غير محفوظة في: ${isolate(sections, 'rtl')}`,
  }),
  InternationalPhoneField: () => ({
    country: 'البلد',
    number: 'الرقم',
    taken: (country) => `البلد: ${isolate(country, 'rtl')}`,
  }),
  LineChart: (locale) => ({
    showTable: 'عرض كجدول',
    showChart: 'عرض كمخطط',
    download: 'تنزيل بصيغة CSV',
    earlier: 'تواريخ أقدم',
    later: 'تواريخ أحدث',
    explore: (unit) => `استعراض ${{ day: 'الأيام', week: 'الأسابيع', month: 'الأشهر' }[unit]}`,
    date: (unit) => ({ day: 'التاريخ', week: 'الأسبوع', month: 'الشهر' })[unit],
    total: 'المجموع',
    mean: 'المتوسط',
    latest: 'آخر قيمة',
    highest: 'الأعلى',
    lowest: 'الأدنى',
    noData: 'لا توجد بيانات',
    empty: 'لا توجد بيانات متاحة',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل هذا المخطط',
    refreshFailed: 'فشل التحديث الأخير.',
    retry: 'إعادة المحاولة',
    news: (title) => `${isolate(title, 'rtl')}: بيانات جديدة`,
    weekOf: (date) => `أسبوع ${isolate(date, 'rtl')}`,
    reading: ({ date, value }) => `${isolate(date, 'rtl')}: ${isolate(value, 'rtl')}`,
    sameAsPeriod: ({ unit, count }) =>
      `مثل الفترة السابقة (${{ day: plural('ar', count, { one: 'يوم واحد', two: 'يومان', few: `${number(locale, count)} أيام`, many: `${number(locale, count)} يومًا`, other: `${number(locale, count)} يوم` }), week: plural('ar', count, { one: 'أسبوع واحد', two: 'أسبوعان', few: `${number(locale, count)} أسابيع`, many: `${number(locale, count)} أسبوعًا`, other: `${number(locale, count)} أسبوع` }), month: plural('ar', count, { one: 'شهر واحد', two: 'شهران', few: `${number(locale, count)} أشهر`, many: `${number(locale, count)} شهرًا`, other: `${number(locale, count)} شهر` }) }[unit]})`,
    comparison: ({ amount, direction, unit, count }) =>
      `${isolate(amount, 'rtl')} ${{ more: 'أكثر', less: 'أقل', higher: 'أعلى', lower: 'أدنى' }[direction]} من الفترة السابقة (${{ day: plural('ar', count, { one: 'يوم واحد', two: 'يومان', few: `${number(locale, count)} أيام`, many: `${number(locale, count)} يومًا`, other: `${number(locale, count)} يوم` }), week: plural('ar', count, { one: 'أسبوع واحد', two: 'أسبوعان', few: `${number(locale, count)} أسابيع`, many: `${number(locale, count)} أسبوعًا`, other: `${number(locale, count)} أسبوع` }), month: plural('ar', count, { one: 'شهر واحد', two: 'شهران', few: `${number(locale, count)} أشهر`, many: `${number(locale, count)} شهرًا`, other: `${number(locale, count)} شهر` }) }[unit]})`,
    sameAsDate: ({ unit, name }) =>
      `مثل ${{ day: isolate(name, 'rtl'), week: 'الأسبوع السابق', month: isolate(name, 'rtl') }[unit]}`,
    change: ({ amount, direction, unit, name }) =>
      `${isolate(amount, 'rtl')} ${{ more: 'أكثر', less: 'أقل', higher: 'أعلى', lower: 'أدنى' }[direction]} من ${{ day: isolate(name, 'rtl'), week: 'الأسبوع السابق', month: isolate(name, 'rtl') }[unit]}`,
    average: ({ value, unit }) =>
      `المتوسط ${isolate(value, 'rtl')} في ${{ day: 'اليوم', week: 'الأسبوع', month: 'الشهر' }[unit]}`,
    extremes: ({ highest, highestDate, lowest, lowestDate }) =>
      `الأعلى ${isolate(highest, 'rtl')} (${isolate(highestDate, 'rtl')})، الأدنى ${isolate(lowest, 'rtl')} (${isolate(lowestDate, 'rtl')})`,
    trend: (trend) => `الاتجاه: ${{ rising: 'صاعد', falling: 'هابط', steady: 'مستقر' }[trend]}`,
    above: ({ label, value, count, all }) =>
      `القيم الأعلى من ${isolate(label, 'rtl')} (${isolate(value, 'rtl')}): ${number(locale, count)} من ${number(locale, all)}`,
    soFar: () => 'حتى الآن',
    incomplete: 'جزئي',
    partial: (dates) => `بيانات جزئية دون مقارنة: ${isolate(dates, 'rtl')}`,
    missing: ({ unit, count }) =>
      `لا توجد بيانات لـ: ${{ day: plural('ar', count, { one: 'يوم واحد', two: 'يومان', few: `${number(locale, count)} أيام`, many: `${number(locale, count)} يومًا`, other: `${number(locale, count)} يوم` }), week: plural('ar', count, { one: 'أسبوع واحد', two: 'أسبوعان', few: `${number(locale, count)} أسابيع`, many: `${number(locale, count)} أسبوعًا`, other: `${number(locale, count)} أسبوع` }), month: plural('ar', count, { one: 'شهر واحد', two: 'شهران', few: `${number(locale, count)} أشهر`, many: `${number(locale, count)} شهرًا`, other: `${number(locale, count)} شهر` }) }[unit]}`,
  }),
  LineChartSound: () => ({
    play: 'تشغيل كصوت',
    stop: 'إيقاف الصوت',
    failed: 'تعذّر تشغيل الصوت',
    playing: ({ name, range, lowest, highest }) =>
      `${isolate(name, 'rtl')}، ${isolate(range, 'rtl')}. أخفض نغمة ${isolate(lowest, 'rtl')}، أعلى نغمة ${isolate(highest, 'rtl')}. اضغط Esc للإيقاف.`,
    next: ({ name, lowest, highest }) =>
      `${isolate(name, 'rtl')}. أخفض نغمة ${isolate(lowest, 'rtl')}، أعلى نغمة ${isolate(highest, 'rtl')}.`,
  }),
  LineChartUnits: (locale) => ({
    explore: (unit) =>
      `استعراض ${{ minute: 'الأوقات', hour: 'الساعات', quarter: 'أرباع السنة', year: 'السنوات' }[unit]}`,
    exploreNumbers: (label) => `استعراض القيم: ${isolate(label, 'rtl')}`,
    date: (unit) => ({ minute: 'الوقت', hour: 'الوقت', quarter: 'ربع السنة', year: 'السنة' })[unit],
    earlier: 'أوقات أقدم',
    later: 'أوقات أحدث',
    previousValues: 'القيم السابقة',
    nextValues: 'القيم التالية',
    sameAsPeriod: (axis) => `مثل ${{ time: 'الفترة', number: 'المرة' }[axis]} السابقة`,
    comparison: ({ amount, direction, axis }) =>
      `${isolate(amount, 'rtl')} ${{ more: 'أكثر', less: 'أقل', higher: 'أعلى', lower: 'أدنى' }[direction]} من ${{ time: 'الفترة', number: 'المرة' }[axis]} السابقة`,
    sameAsDate: ({ name }) => `مثل ${isolate(name, 'rtl')}`,
    change: ({ amount, direction, name }) =>
      `${isolate(amount, 'rtl')} ${{ more: 'أكثر', less: 'أقل', higher: 'أعلى', lower: 'أدنى' }[direction]} من ${isolate(name, 'rtl')}`,
    average: ({ value, unit }) =>
      `المتوسط ${isolate(value, 'rtl')} في ${{ minute: 'الدقيقة', hour: 'الساعة', quarter: 'ربع السنة', year: 'السنة' }[unit]}`,
    extremes: ({ highest, highestDate, lowest, lowestDate }) =>
      `الأعلى ${isolate(highest, 'rtl')} (${isolate(highestDate, 'rtl')})، الأدنى ${isolate(lowest, 'rtl')} (${isolate(lowestDate, 'rtl')})`,
    soFar: 'حتى الآن',
    missing: ({ unit, count }) =>
      `لا توجد بيانات لـ: ${{ hour: plural('ar', count, { one: 'ساعة واحدة', two: 'ساعتان', few: `${number(locale, count)} ساعات`, other: `${number(locale, count)} ساعة` }), quarter: plural('ar', count, { one: 'ربع واحد', two: 'ربعان', few: `${number(locale, count)} أرباع`, many: `${number(locale, count)} ربعًا`, other: `${number(locale, count)} ربع` }), year: plural('ar', count, { one: 'سنة واحدة', two: 'سنتان', few: `${number(locale, count)} سنوات`, other: `${number(locale, count)} سنة` }), point: plural('ar', count, { one: 'نقطة واحدة', two: 'نقطتان', few: `${number(locale, count)} نقاط`, other: `${number(locale, count)} نقطة` }) }[unit]}`,
    quarter: ({ quarter, year }) => `الربع ${isolate(quarter, 'rtl')}، ${isolate(year, 'rtl')}`,
  }),
  List: () => ({ join: ({ first, next }) => `${isolate(first, 'rtl')}، ${isolate(next, 'rtl')}` }),
  MultiSelect: (locale) => ({
    choose: 'اختيار',
    chosen: (count) => `المختار: ${number(locale, count)}`,
    tags: (label) => `${isolate(label, 'rtl')}: المختار`,
    remove: (label) => `إزالة: ${isolate(label, 'rtl')}`,
    search: (label) => `بحث: ${isolate(label, 'rtl')}`,
    found: (count) =>
      plural('ar', count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: `${number(locale, count)} خيارات`,
        many: `${number(locale, count)} خيارًا`,
        other: `${number(locale, count)} خيار`,
      }),
    nothing: 'لم يُعثر على شيء',
  }),
  NumberField: () => ({
    numberField: 'حقل رقمي',
    decrease: (label) => `إنقاص: ${isolate(label, 'rtl')}`,
    increase: (label) => `زيادة: ${isolate(label, 'rtl')}`,
  }),
  Pagination: (locale) => ({
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${number(locale, page)}`,
    pageOf: ({ page, count }) => `الصفحة ${number(locale, page)} من ${number(locale, count)}`,
    range: ({ range, total }) => `الصفوف ${isolate(range, 'rtl')} من ${number(locale, total)}`,
    none: 'لا توجد صفوف',
    size: 'الصفوف في كل صفحة',
    rows: (count) =>
      plural('ar', count, {
        one: 'صف واحد',
        two: 'صفان',
        few: `${number(locale, count)} صفوف`,
        many: `${number(locale, count)} صفًا`,
        other: `${number(locale, count)} صف`,
      }),
  }),
  SearchField: () => ({ clear: 'مسح البحث' }),
  Select: () => ({ choose: 'اختيار' }),
  Sidebar: (locale) => ({
    navigation: 'التنقل',
    close: 'إغلاق التنقل',
    pin: 'إبقاء التنقل مفتوحًا',
    find: 'بحث في التنقل',
    found: (count) => `الروابط التي عُثر عليها: ${number(locale, count)}`,
    containsCurrent: 'يتضمن الصفحة الحالية',
  }),
  Slider: () => ({ exact: (label) => `${isolate(label, 'rtl')}، القيمة الدقيقة`, numberField: 'حقل رقمي' }),
  Switch: () => ({ on: 'مفعّل', off: 'متوقف', saving: 'جارٍ الحفظ' }),
  TabbedForm: (locale) => ({
    problem: ({ errors, tabs }) =>
      `توجد مشكلة: ${plural('ar', errors, { one: 'خطأ واحد', two: 'خطآن', few: `${number(locale, errors)} أخطاء`, many: `${number(locale, errors)} خطأً`, other: `${number(locale, errors)} خطأ` })}${tabs === 0 ? '' : ` في ${plural('ar', tabs, { one: 'علامة تبويب واحدة', two: 'علامتي تبويب', few: `${number(locale, tabs)} علامات تبويب`, other: `${number(locale, tabs)} علامة تبويب` })}`}`,
    errors: (count) =>
      plural('ar', count, {
        one: 'خطأ واحد',
        two: 'خطآن',
        few: `${number(locale, count)} أخطاء`,
        many: `${number(locale, count)} خطأً`,
        other: `${number(locale, count)} خطأ`,
      }),
    edited: 'معدَّل',
  }),
  TableColumns: (locale) => ({
    menu: 'الأعمدة',
    width: (column) => `عرض العمود ${isolate(column, 'rtl')}`,
    pixels: (count) =>
      plural('ar', count, {
        one: 'بكسل واحد',
        two: 'بكسلان',
        few: `${number(locale, count)} بكسلات`,
        many: `${number(locale, count)} بكسلًا`,
        other: `${number(locale, count)} بكسل`,
      }),
    short: (width) => `${number(locale, width)} بكسل`,
    auto: 'تلقائي',
    automatic: ({ width, column }) =>
      `${isolate(width, 'rtl')}: استخدام العرض التلقائي للعمود ${isolate(column, 'rtl')}`,
    earlier: (column) => `نقل العمود ${isolate(column, 'rtl')} إلى الموضع السابق`,
    later: (column) => `نقل العمود ${isolate(column, 'rtl')} إلى الموضع التالي`,
    pin: (column) => `تثبيت العمود ${isolate(column, 'rtl')}`,
    narrower: (column) => `تضييق العمود ${isolate(column, 'rtl')}`,
    wider: (column) => `توسيع العمود ${isolate(column, 'rtl')}`,
    reset: 'إعادة الضبط',
    wasReset: 'أُعيد ضبط الأعمدة',
    moved: ({ column, position, count }) =>
      `العمود ${isolate(column, 'rtl')} هو الآن ${number(locale, position)} من ${number(locale, count)}`,
    hidden: ({ column, count }) =>
      `أُخفي العمود ${isolate(column, 'rtl')}، الأعمدة المعروضة: ${plural('ar', count, { one: 'عمود واحد', two: 'عمودان', few: `${number(locale, count)} أعمدة`, many: `${number(locale, count)} عمودًا`, other: `${number(locale, count)} عمود` })}`,
    shown: ({ column, count }) =>
      `ظهر العمود ${isolate(column, 'rtl')}، الأعمدة المعروضة: ${plural('ar', count, { one: 'عمود واحد', two: 'عمودان', few: `${number(locale, count)} أعمدة`, many: `${number(locale, count)} عمودًا`, other: `${number(locale, count)} عمود` })}`,
    pinned: ({ column, position, count }) =>
      `ثُبّت العمود ${isolate(column, 'rtl')}، العمود ${number(locale, position)} من ${number(locale, count)}`,
    unpinned: ({ column, position, count }) =>
      `لم يعد العمود ${isolate(column, 'rtl')} مثبّتًا، العمود ${number(locale, position)} من ${number(locale, count)}`,
    resized: ({ column, width }) =>
      `عرض العمود ${isolate(column, 'rtl')}: ${plural('ar', width, { one: 'بكسل واحد', two: 'بكسلان', few: `${number(locale, width)} بكسلات`, many: `${number(locale, width)} بكسلًا`, other: `${number(locale, width)} بكسل` })}`,
    resizedAuto: (column) => `عرض العمود ${isolate(column, 'rtl')} تلقائي`,
  }),
  TableSorting: (locale) => ({
    sorted: ({ columns, count }) =>
      `مرتّب حسب ${isolate(columns, 'rtl')}؛ ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    unsorted: (count) =>
      `غير مرتّب، ${plural('ar', count, { one: 'صف واحد', two: 'صفان', few: `${number(locale, count)} صفوف`, many: `${number(locale, count)} صفًا`, other: `${number(locale, count)} صف` })}`,
    menu: 'ترتيب الفرز',
    none: 'غير مرتّب',
    thenBy: 'ثم حسب',
    position: ({ position, count, order }) =>
      `عمود الترتيب ${isolate(position, 'rtl')} من ${isolate(count, 'rtl')}، ${isolate(order, 'rtl')}`,
  }),
  TextArea: (locale) => ({
    limit: (count) =>
      `${plural('ar', count, { one: 'حرف واحد', two: 'حرفان', few: `${number(locale, count)} أحرف`, many: `${number(locale, count)} حرفًا`, other: `${number(locale, count)} حرف` })} على الأكثر`,
    left: (count) =>
      `المتبقي: ${plural('ar', count, { one: 'حرف واحد', two: 'حرفان', few: `${number(locale, count)} أحرف`, many: `${number(locale, count)} حرفًا`, other: `${number(locale, count)} حرف` })}`,
    over: (count) =>
      `الزائد: ${plural('ar', count, { one: 'حرف واحد', two: 'حرفان', few: `${number(locale, count)} أحرف`, many: `${number(locale, count)} حرفًا`, other: `${number(locale, count)} حرف` })}`,
  }),
  TimeField: () => ({
    incomplete: 'أدخل الساعة والدقيقة',
    from: (min) => `اختر ${isolate(min, 'rtl')} أو بعدها`,
    until: (max) => `اختر ${isolate(max, 'rtl')} أو قبلها`,
    between: ({ min, max }) => `اختر وقتًا من ${isolate(min, 'rtl')} إلى ${isolate(max, 'rtl')}`,
  }),
  Toast: () => ({
    region: 'الإشعارات',
    error: 'خطأ:',
    warning: 'تحذير:',
    close: (title) => `إغلاق «${isolate(title, 'rtl')}»`,
    action: (label) => `«${isolate(label, 'rtl')}» متاح في الإشعارات.`,
    nothing: 'لا توجد إشعارات بعد.',
  }),
  Transcript: (locale) => ({
    title: 'النص المفرّغ',
    skip: 'تخطي النص المفرّغ',
    end: 'نهاية النص المفرّغ',
    playFrom: ({ time, clock }) => `تشغيل من ${isolate(time, 'rtl')}، ${isolate(clock, 'rtl')}`,
    cannotSeek: 'لا يمكن تشغيل التسجيل من هنا بعد.',
    whereAmI: 'الانتقال إلى السطر الحالي',
    nowhere: 'لم يُقل شيء بعد.',
    linked: 'فُتح من رابط',
    copyAll: 'نسخ النص المفرّغ',
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'لم يتم النسخ',
    link: 'رابط',
    ofTurn: ({ action, speaker }) => `${isolate(action, 'rtl')}: ${isolate(speaker, 'rtl')}`,
    text: 'TXT',
    vtt: 'VTT',
    saveText: 'TXT، تنزيل كنص',
    saveVtt: 'VTT، تنزيل كترجمة مصاحبة',
    search: 'بحث في النص المفرّغ',
    previous: 'النتيجة السابقة',
    next: 'النتيجة التالية',
    clear: 'مسح البحث',
    count: ({ position, total }) => `${number(locale, position)} من ${number(locale, total)}`,
    none: 'لا توجد نتائج',
    empty: 'لا يوجد نص مفرّغ.',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل النص المفرّغ',
    refreshFailed: 'قد لا يكون النص المفرّغ محدّثًا.',
    retry: 'إعادة المحاولة',
  }),
  UnsavedChangesGuard: () => ({
    question: 'لديك تغييرات غير محفوظة. هل تريد المغادرة بالتأكيد؟',
    unsaved: (names) => `غير محفوظ: ${isolate(names, 'rtl')}.`,
    leave: 'نعم',
    stay: 'لا',
  }),
  WeekCalendar: (locale) => ({
    week: 'أسبوع',
    list: 'قائمة',
    view: 'العرض',
    legend: 'مفتاح الألوان',
    period: 'الفترة',
    day: 'يوم',
    workWeek: 'أسبوع العمل',
    month: 'الشهر',
    grid: 'شبكة',
    allDay: 'طوال اليوم',
    time: 'الوقت',
    loading: 'جارٍ التحميل',
    failed: (label) => `تعذّر التحميل: ${isolate(label, 'rtl')}`,
    retry: 'إعادة المحاولة',
    free: 'متاح',
    now: 'الآن',
    skipped: 'وقت لا وجود له بسبب تغيير الساعة',
    zone: ({ name, offset }) => `الأوقات حسب ${isolate(name, 'rtl')} (${isolate(offset, 'rtl')})`,
    clockChange: ({ isForward, date, time }) =>
      `${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعة يوم ${isolate(date, 'rtl')} عند ${isolate(time, 'rtl')}`,
    events: (count) =>
      plural('ar', count, {
        one: 'حدث واحد',
        two: 'حدثان',
        few: `${number(locale, count)} أحداث`,
        many: `${number(locale, count)} حدثًا`,
        other: `${number(locale, count)} حدث`,
      }),
    allDayEvents: (count) =>
      `${plural('ar', count, { one: 'حدث واحد', two: 'حدثان', few: `${number(locale, count)} أحداث`, many: `${number(locale, count)} حدثًا`, other: `${number(locale, count)} حدث` })} طوال اليوم`,
    noAllDayEvents: 'لا توجد أحداث طوال اليوم',
    more: (count) =>
      `المزيد: ${plural('ar', count, { one: 'حدث واحد', two: 'حدثان', few: `${number(locale, count)} أحداث`, many: `${number(locale, count)} حدثًا`, other: `${number(locale, count)} حدث` })}`,
    before: ({ count, time }) =>
      `${plural('ar', count, { one: 'حدث واحد', two: 'حدثان', few: `${number(locale, count)} أحداث`, many: `${number(locale, count)} حدثًا`, other: `${number(locale, count)} حدث` })} قبل ${isolate(time, 'rtl')}`,
    after: ({ count, time }) =>
      `${plural('ar', count, { one: 'حدث واحد', two: 'حدثان', few: `${number(locale, count)} أحداث`, many: `${number(locale, count)} حدثًا`, other: `${number(locale, count)} حدث` })} بعد ${isolate(time, 'rtl')}`,
    noEvents: 'لا توجد أحداث هذا الأسبوع',
    cancelled: 'ملغى',
    place: ({ position, total }) => `الحدث ${number(locale, position)} من ${number(locale, total)}`,
    overlaps: (count) =>
      `يتداخل مع: ${plural('ar', count, { one: 'حدث واحد', two: 'حدثان', few: `${number(locale, count)} أحداث`, many: `${number(locale, count)} حدثًا`, other: `${number(locale, count)} حدث` })}`,
    add: 'إضافة',
    addOn: (date) => `إضافة يوم ${isolate(date, 'rtl')}`,
    days: 'أيام الأسبوع',
    none: 'لا توجد أحداث',
    until: (time) => `حتى ${isolate(time, 'rtl')}`,
    times: ({ from, until }) => `من ${isolate(from, 'rtl')} إلى ${isolate(until, 'rtl')}`,
    dates: ({ from, until }) => `من ${isolate(from, 'rtl')} إلى ${isolate(until, 'rtl')}`,
    moments: ({ from, until }) => `من ${isolate(from, 'rtl')} إلى ${isolate(until, 'rtl')}`,
  }),
  WeekCalendarEditing: () => ({
    bar: 'التحرير',
    hint: 'لنقل حدث، اسحبه، أو انتقل إليه واضغط F2.',
    listHint: 'لنقل حدث، انتقل إليه واضغط F2.',
    rangeHint: 'لتحديد نطاق، اسحب فوق الخانات، أو اضغط Shift مع أحد مفاتيح الأسهم.',
    edit: 'نقل أو تغيير المدة',
    select: 'تحديد نطاق',
    moving: (title) => `نقل ${isolate(title, 'rtl')}`,
    range: 'تحديد نطاق',
    moveKeys: 'مفاتيح الأسهم تنقله.',
    resizeKeys: 'Shift مع مفاتيح الأسهم يغيّر مدته.',
    rangeKeys: 'Shift مع مفاتيح الأسهم يغيّر النطاق.',
    endKeys: 'Enter للتأكيد، Esc للإلغاء.',
    click: 'أو النقر على المكان الجديد.',
    earlier: 'أبكر',
    later: 'لاحقًا',
    previousDay: 'اليوم السابق',
    nextDay: 'اليوم التالي',
    shorter: 'أقصر',
    longer: 'أطول',
    done: 'تم',
    cancel: 'إلغاء',
    limit: 'لا يمكن المتابعة',
    changed: ({ title, times }) => `${isolate(title, 'rtl')}، الموعد الجديد: ${isolate(times, 'rtl')}`,
    undone: ({ title, times }) => `${isolate(title, 'rtl')} في موعده السابق: ${isolate(times, 'rtl')}`,
    undo: 'تراجع',
    undoHint: 'زر التراجع أسفل التقويم',
    saving: 'جارٍ الحفظ',
    savingAt: ({ title, times }) => `جارٍ حفظ ${isolate(title, 'rtl')}: ${isolate(times, 'rtl')}`,
    failed: ({ title, times }) => `تعذّر نقل ${isolate(title, 'rtl')}. بقي الموعد ${isolate(times, 'rtl')}.`,
    canceled: 'أُلغي',
    selected: (times) => `تم التحديد: ${isolate(times, 'rtl')}`,
  }),
};
