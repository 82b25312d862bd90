// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.

/** The strings of the library by the keys of their messages. */
export interface LibraryStrings {
  /** “Skip to main content” */ 'AppShell.skip': string;
  /** “Play {title}” */
  'AudioPlayer.play': (title: string) => string;
  /** “Pause {title}” */
  'AudioPlayer.pause': (title: string) => string;
  /** “Back {time}” */
  'AudioPlayer.back': (time: string) => string;
  /** “Forward {time}” */
  'AudioPlayer.forward': (time: string) => string;
  /** “Position” */
  'AudioPlayer.position': string;
  /** “{time} of {total}” */
  'AudioPlayer.timeOf': (values: { time: string; total: string }) => string;
  /** “Played: {time}” */
  'AudioPlayer.elapsed': (time: string) => string;
  /** “Length: {time}” */
  'AudioPlayer.total': (time: string) => string;
  /** “Unknown length” */
  'AudioPlayer.unknownTotal': string;
  /** “Speed” */
  'AudioPlayer.speed': string;
  /** “Download {file}” */
  'AudioPlayer.download': (file: string) => string;
  /** “Loading” */
  'AudioPlayer.loading': string;
  /** “Couldn’t play the recording.” */
  'AudioPlayer.failed': string;
  /** “Retry” */
  'AudioPlayer.retry': string;
  /** “{reason, select, noLength {This recording’s length is unknown, so you can’t skip to another point.} noRanges {This recording can only be played from the start, so you can’t skip ahead.} other {}}” */
  'AudioPlayer.obstacle': (reason: 'noLength' | 'noRanges') => string;
  /** “Volume” */
  'AudioVolume.volume': string;
  /** “Mute” */
  'AudioVolume.mute': string;
  /** “Unmute” */
  'AudioVolume.unmute': string;
  /** “Muted” */
  'AudioVolume.muted': string;
  /** “Breadcrumbs” */
  'Breadcrumbs.breadcrumbs': string;
  /** “Saving” */
  'Button.saving': string;
  /** “Enter all {count, number} digits” */
  'CodeField.incomplete': (count: number) => string;
  /** “Show Options” */
  'ComboBox.show': string;
  /** “Options” */
  'ComboBox.list': string;
  /** “Clear {label}” */
  'ComboBox.clear': (label: string) => string;
  /** “{count, plural, one {# option} other {# options}}” */
  'ComboBox.found': (count: number) => string;
  /** “Nothing found” */
  'ComboBox.nothing': string;
  /** “Searching” */
  'ComboBox.searching': string;
  /** “{count, plural, =0 {Type to search} =1 {Type to search} one {Type at least # character} other {Type at least # characters}}” */
  'ComboBox.typeMore': (count: number) => string;
  /** “The search failed” */
  'ComboBox.failed': string;
  /** “The search failed. Press Enter to retry.” */
  'ComboBox.failedHow': string;
  /** “Retry” */
  'ComboBox.retry': string;
  /** “Actions for the selected rows are below the table” */
  'DataGrid.actionsCame': string;
  /** “ascending” */
  'DataTable.ascending': string;
  /** “descending” */
  'DataTable.descending': string;
  /** “Sorted by {column}, {order}, {count, plural, one {# row} other {# rows}}” */
  'DataTable.sorted': (values: { column: string; order: string; count: number }) => string;
  /** “Sort” */
  'DataTable.sort': string;
  /** “Sort by” */
  'DataTable.sortBy': string;
  /** “{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}” */
  'DataTable.filter': (count: number) => string;
  /** “{count, plural, =0 {Filter and Sort} one {Filter (#) and Sort} other {Filter (#) and Sort}}” */
  'DataTable.filterAndSort': (count: number) => string;
  /** “Loading” */
  'DataTable.loading': string;
  /** “{count, plural, =0 {No rows} one {# row loaded} other {# rows loaded}}” */
  'DataTable.loaded': (count: number) => string;
  /** “{count, plural, =0 {No rows found} one {# row found} other {# rows found}}” */
  'DataTable.found': (count: number) => string;
  /** “{count, plural, one {# row} other {# rows}}” */
  'DataTable.rows': (count: number) => string;
  /** “{range} of {total, number}” */
  'DataTable.range': (values: { range: string; total: number }) => string;
  /** “Rows {range}” */
  'DataTable.rowsSeen': (range: string) => string;
  /** “Couldn’t load the rows” */
  'DataTable.failed': string;
  /** “Retry” */
  'DataTable.retry': string;
  /** “{label}: pages” */
  'DataTable.pages': (label: string) => string;
  /** “Selection” */
  'DataTable.choosing': string;
  /** “Select” */
  'DataTable.choose': string;
  /** “Select all rows: {count, number}” */
  'DataTable.chooseAll': (count: number) => string;
  /** “{count, plural, one {Select the only row on this page} other {Select all # rows on this page}}” */
  'DataTable.choosePage': (count: number) => string;
  /** “{count, plural, one {Select # Row} other {Select All # Rows}}” */
  'DataTable.chooseEvery': (count: number) => string;
  /** “{count, plural, =0 {No rows selected} one {# row selected} other {# rows selected}}” */
  'DataTable.chosen': (count: number) => string;
  /** “{count, plural, =0 {No rows selected} one {# selected} other {# selected}}{elsewhere, plural, =0 {} one {, # not on this page} other {, # not on this page}}” */
  'DataTable.chosenWhere': (values: { count: number; elsewhere: number }) => string;
  /** “, {count, number} selected” */
  'DataTable.andChosen': (count: number) => string;
  /** “{count, plural, one {# row selected. Actions are below the column headers.} other {# rows selected. Actions are below the column headers.}}” */
  'DataTable.actionsCame': (count: number) => string;
  /** “Actions for selected rows” */
  'DataTable.actions': string;
  /** “Clear Selection” */
  'DataTable.clear': string;
  /** “Show All Columns” */
  'DataTable.moreColumns': string;
  /** “Show Fewer Columns” */
  'DataTable.fewerColumns': string;
  /** “Calendar” */
  'DateField.calendar': string;
  /** “Previous Month” */
  'DateField.previous': string;
  /** “Next Month” */
  'DateField.next': string;
  /** “Clear {label}” */
  'DateField.clear': (label: string) => string;
  /** “Enter both dates” */
  'DateRangeField.incomplete': string;
  /** “Choose an end that isn’t before the start” */
  'DateRangeField.reversed': string;
  /** “Choose dates from {min} on” */
  'DateRangeField.from': (min: string) => string;
  /** “Choose dates up to {max}” */
  'DateRangeField.until': (max: string) => string;
  /** “Choose dates from {min} to {max}” */
  'DateRangeField.between': (values: { min: string; max: string }) => string;
  /** “Close” */
  'Dialog.close': string;
  /** “Cancel” */
  'Dialog.cancel': string;
  /** “Retry” */
  'ErrorPanel.retry': string;
  /** “Retrying” */
  'ErrorPanel.retrying': string;
  /** “Request {id}” */
  'ErrorPanel.request': (id: string) => string;
  /** “optional” */
  'Field.optional': string;
  /** “Error:” */
  'Field.error': string;
  /** “Choose File” */
  'FileField.chooseFile': string;
  /** “Choose Files” */
  'FileField.chooseFiles': string;
  /** “or drop it here” */
  'FileField.dropFile': string;
  /** “or drop them here” */
  'FileField.dropFiles': string;
  /** “{type, select, image {images} audio {audio files} video {videos} other {}}” */
  'FileField.type': (type: 'image' | 'audio' | 'video') => string;
  /** “{file} wasn’t added. Accepted types: {types}.” */
  'FileField.wrongType': (values: { file: string; types: string }) => string;
  /** “{file} wasn’t added. It has {size}, and the limit is {max}.” */
  'FileField.tooLarge': (values: { file: string; size: string; max: string }) => string;
  /** “{count, plural, one {# file wasn’t added} other {# files weren’t added}}. The limit is {max, number}.” */
  'FileField.tooMany': (values: { count: number; max: number }) => string;
  /** “Added {names}.” */
  'FileField.added': (names: string) => string;
  /** “Removed {file}.” */
  'FileField.removed': (file: string) => string;
  /** “{count, plural, one {# file is chosen.} other {# files are chosen.}}” */
  'FileField.count': (count: number) => string;
  /** “Remove {file}” */
  'FileField.remove': (file: string) => string;
  /** “Uploading {file}” */
  'FileField.uploading': (file: string) => string;
  /** “Uploaded” */
  'FileField.done': string;
  /** “Uploaded {names}.” */
  'FileField.uploaded': (names: string) => string;
  /** “{file}: {error}” */
  'FileField.failed': (values: { file: string; error: string }) => string;
  /** “{count, plural, one {There is a problem: # error} other {There is a problem: # errors}}” */
  'Form.problem': (count: number) => string;
  /** “All errors are fixed. You can save now.” */
  'Form.allFixed': string;
  /** “{label}: {message}” */
  'Form.entry': (values: { label: string; message: string }) => string;
  /** “fixed” */
  'Form.fixed': string;
  /** “Error: ” */
  'Form.titlePrefix': string;
  /** “{label} is required” */
  'Form.needed': (label: string) => string;
  /** “Check {label}: the format isn’t right” */
  'Form.unfit': (label: string) => string;
  /** “Saved” */
  'Form.saved': string;
  /** “Not saved” */
  'Form.notSaved': string;
  /** “Everything you entered is still here.” */
  'Form.kept': string;
  /** “Retry” */
  'Form.retry': string;
  /** “this form” */
  'Form.thisForm': string;
  /** “Unsaved changes” */
  'Form.unsaved': string;
  /** “Unsaved changes in {sections}” */
  'Form.unsavedIn': (sections: string) => string;
  /** “Country” */
  'InternationalPhoneField.country': string;
  /** “Number” */
  'InternationalPhoneField.number': string;
  /** “Country: {country}” */
  'InternationalPhoneField.taken': (country: string) => string;
  /** “Show as Table” */
  'LineChart.showTable': string;
  /** “Show as Chart” */
  'LineChart.showChart': string;
  /** “Download as CSV” */
  'LineChart.download': string;
  /** “Earlier Dates” */
  'LineChart.earlier': string;
  /** “Later Dates” */
  'LineChart.later': string;
  /** “{unit, select, day {Explore days} week {Explore weeks} month {Explore months} other {}}” */
  'LineChart.explore': (unit: 'day' | 'week' | 'month') => string;
  /** “{unit, select, day {Date} week {Week} month {Month} other {}}” */
  'LineChart.date': (unit: 'day' | 'week' | 'month') => string;
  /** “Total” */
  'LineChart.total': string;
  /** “Average” */
  'LineChart.mean': string;
  /** “Latest” */
  'LineChart.latest': string;
  /** “Highest” */
  'LineChart.highest': string;
  /** “Lowest” */
  'LineChart.lowest': string;
  /** “no data” */
  'LineChart.noData': string;
  /** “No data available” */
  'LineChart.empty': string;
  /** “Loading” */
  'LineChart.loading': string;
  /** “Couldn’t load this chart” */
  'LineChart.failed': string;
  /** “The last refresh failed.” */
  'LineChart.refreshFailed': string;
  /** “Retry” */
  'LineChart.retry': string;
  /** “{title}: new data” */
  'LineChart.news': (title: string) => string;
  /** “Week of {date}” */
  'LineChart.weekOf': (date: string) => string;
  /** “{date}, {value}” */
  'LineChart.reading': (values: { date: string; value: string }) => string;
  /** “same as the previous {unit, select, day {{count, plural, one {day} other {# days}}} week {{count, plural, one {week} other {# weeks}}} month {{count, plural, one {month} other {# months}}} other {}}” */
  'LineChart.sameAsPeriod': (values: { unit: 'day' | 'week' | 'month'; count: number }) => string;
  /** “{amount} {direction, select, more {more} less {fewer} higher {higher} lower {lower} other {}} than the previous {unit, select, day {{count, plural, one {day} other {# days}}} week {{count, plural, one {week} other {# weeks}}} month {{count, plural, one {month} other {# months}}} other {}}” */
  'LineChart.comparison': (values: {
    amount: string;
    direction: 'more' | 'less' | 'higher' | 'lower';
    unit: 'day' | 'week' | 'month';
    count: number;
  }) => string;
  /** “{unit, select, day {same as {name}} week {same as the previous week} month {same as {name}} other {}}” */
  'LineChart.sameAsDate': (values: { unit: 'day' | 'week' | 'month'; name: string }) => string;
  /** “{amount} {direction, select, more {more} less {fewer} higher {higher} lower {lower} other {}} than {unit, select, day {{name}} week {the previous week} month {{name}} other {}}” */
  'LineChart.change': (values: {
    amount: string;
    direction: 'more' | 'less' | 'higher' | 'lower';
    unit: 'day' | 'week' | 'month';
    name: string;
  }) => string;
  /** “Average {value} a {unit, select, day {day} week {week} month {month} other {}}” */
  'LineChart.average': (values: { value: string; unit: 'day' | 'week' | 'month' }) => string;
  /** “{unit, select, day {Highest {highest} on {highestDate}, lowest {lowest} on {lowestDate}} week {Highest {highest} in the week of {highestDate}, lowest {lowest} in the week of {lowestDate}} month {Highest {highest} in {highestDate}, lowest {lowest} in {lowestDate}} other {}}” */
  'LineChart.extremes': (values: {
    unit: 'day' | 'week' | 'month';
    highest: string;
    highestDate: string;
    lowest: string;
    lowestDate: string;
  }) => string;
  /** “{trend, select, rising {Trend: rising} falling {Trend: falling} steady {Trend: steady} other {}}” */
  'LineChart.trend': (trend: 'rising' | 'falling' | 'steady') => string;
  /** “Values above {label} ({value}): {count, number} of {all, number}” */
  'LineChart.above': (values: { label: string; value: string; count: number; all: number }) => string;
  /** “{unit, select, day {so far} week {so far} month {so far} other {}}” */
  'LineChart.soFar': (unit: 'day' | 'week' | 'month') => string;
  /** “incomplete” */
  'LineChart.incomplete': string;
  /** “Incomplete, so not compared: {dates}” */
  'LineChart.partial': (dates: string) => string;
  /** “No data for {unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} month {{count, plural, one {# month} other {# months}}} other {}}” */
  'LineChart.missing': (values: { unit: 'day' | 'week' | 'month'; count: number }) => string;
  /** “Play as Sound” */
  'LineChartSound.play': string;
  /** “Stop Sound” */
  'LineChartSound.stop': string;
  /** “Couldn’t play the sound” */
  'LineChartSound.failed': string;
  /** “{name}, {range}. Lowest tone {lowest}, highest tone {highest}. Press Esc to stop.” */
  'LineChartSound.playing': (values: {
    name: string;
    range: string;
    lowest: string;
    highest: string;
  }) => string;
  /** “{name}. Lowest tone {lowest}, highest tone {highest}.” */
  'LineChartSound.next': (values: { name: string; lowest: string; highest: string }) => string;
  /** “{unit, select, minute {Explore times} hour {Explore hours} quarter {Explore quarters} year {Explore years} other {}}” */
  'LineChartUnits.explore': (unit: 'minute' | 'hour' | 'quarter' | 'year') => string;
  /** “Explore values: {label}” */
  'LineChartUnits.exploreNumbers': (label: string) => string;
  /** “{unit, select, minute {Time} hour {Time} quarter {Quarter} year {Year} other {}}” */
  'LineChartUnits.date': (unit: 'minute' | 'hour' | 'quarter' | 'year') => string;
  /** “Earlier Times” */
  'LineChartUnits.earlier': string;
  /** “Later Times” */
  'LineChartUnits.later': string;
  /** “Previous Values” */
  'LineChartUnits.previousValues': string;
  /** “Next Values” */
  'LineChartUnits.nextValues': string;
  /** “same as {axis, select, time {the previous period} number {last time} other {}}” */
  'LineChartUnits.sameAsPeriod': (axis: 'time' | 'number') => string;
  /** “{amount} {direction, select, more {more} less {fewer} higher {higher} lower {lower} other {}} than {axis, select, time {the previous period} number {last time} other {}}” */
  'LineChartUnits.comparison': (values: {
    amount: string;
    direction: 'more' | 'less' | 'higher' | 'lower';
    axis: 'time' | 'number';
  }) => string;
  /** “same as {unit, select, minute {at} hour {at} quarter {in} year {in} number {at} other {}} {name}” */
  'LineChartUnits.sameAsDate': (values: {
    unit: 'minute' | 'hour' | 'quarter' | 'year' | 'number';
    name: string;
  }) => string;
  /** “{amount} {direction, select, more {more} less {fewer} higher {higher} lower {lower} other {}} than {unit, select, minute {at} hour {at} quarter {in} year {in} number {at} other {}} {name}” */
  'LineChartUnits.change': (values: {
    amount: string;
    direction: 'more' | 'less' | 'higher' | 'lower';
    unit: 'minute' | 'hour' | 'quarter' | 'year' | 'number';
    name: string;
  }) => string;
  /** “Average {value} {unit, select, minute {a minute} hour {an hour} quarter {a quarter} year {a year} other {}}” */
  'LineChartUnits.average': (values: {
    value: string;
    unit: 'minute' | 'hour' | 'quarter' | 'year';
  }) => string;
  /** “Highest {highest} ({highestDate}), lowest {lowest} ({lowestDate})” */
  'LineChartUnits.extremes': (values: {
    highest: string;
    highestDate: string;
    lowest: string;
    lowestDate: string;
  }) => string;
  /** “so far” */
  'LineChartUnits.soFar': string;
  /** “No data for {unit, select, hour {{count, plural, one {# hour} other {# hours}}} quarter {{count, plural, one {# quarter} other {# quarters}}} year {{count, plural, one {# year} other {# years}}} point {{count, plural, one {# point} other {# points}}} other {}}” */
  'LineChartUnits.missing': (values: {
    unit: 'hour' | 'quarter' | 'year' | 'point';
    count: number;
  }) => string;
  /** “Q{quarter} {year}” */
  'LineChartUnits.quarter': (values: { quarter: string; year: string }) => string;
  /** “{first}, {next}” */
  'List.join': (values: { first: string; next: string }) => string;
  /** “Select” */
  'MultiSelect.choose': string;
  /** “{count, number} selected” */
  'MultiSelect.chosen': (count: number) => string;
  /** “{label}: selected” */
  'MultiSelect.tags': (label: string) => string;
  /** “Remove {label}” */
  'MultiSelect.remove': (label: string) => string;
  /** “Search: {label}” */
  'MultiSelect.search': (label: string) => string;
  /** “{count, plural, one {# option} other {# options}}” */
  'MultiSelect.found': (count: number) => string;
  /** “Nothing found” */
  'MultiSelect.nothing': string;
  /** “number field” */
  'NumberField.numberField': string;
  /** “Decrease {label}” */
  'NumberField.decrease': (label: string) => string;
  /** “Increase {label}” */
  'NumberField.increase': (label: string) => string;
  /** “Previous Page” */
  'Pagination.previous': string;
  /** “Next Page” */
  'Pagination.next': string;
  /** “Page {page, number}” */
  'Pagination.page': (page: number) => string;
  /** “Page {page, number} of {count, number}” */
  'Pagination.pageOf': (values: { page: number; count: number }) => string;
  /** “Rows {range} of {total, number}” */
  'Pagination.range': (values: { range: string; total: number }) => string;
  /** “No rows” */
  'Pagination.none': string;
  /** “Rows per page” */
  'Pagination.size': string;
  /** “{count, plural, one {# row} other {# rows}}” */
  'Pagination.rows': (count: number) => string;
  /** “Clear Search” */
  'SearchField.clear': string;
  /** “Select” */
  'Select.choose': string;
  /** “Navigation” */
  'Sidebar.navigation': string;
  /** “Close Navigation” */
  'Sidebar.close': string;
  /** “Keep Navigation Open” */
  'Sidebar.pin': string;
  /** “Find in navigation” */
  'Sidebar.find': string;
  /** “Links found: {count, number}” */
  'Sidebar.found': (count: number) => string;
  /** “contains current page” */
  'Sidebar.containsCurrent': string;
  /** “{label}, exact value” */
  'Slider.exact': (label: string) => string;
  /** “number field” */
  'Slider.numberField': string;
  /** “On” */
  'Switch.on': string;
  /** “Off” */
  'Switch.off': string;
  /** “Saving” */
  'Switch.saving': string;
  /** “There is a problem: {errors, plural, one {# error} other {# errors}}{tabs, plural, =0 {} one { in # tab} other { in # tabs}}” */
  'TabbedForm.problem': (values: { errors: number; tabs: number }) => string;
  /** “{count, plural, one {# error} other {# errors}}” */
  'TabbedForm.errors': (count: number) => string;
  /** “edited” */
  'TabbedForm.edited': string;
  /** “Columns” */
  'TableColumns.menu': string;
  /** “Width of {column}” */
  'TableColumns.width': (column: string) => string;
  /** “{count, plural, one {# pixel} other {# pixels}}” */
  'TableColumns.pixels': (count: number) => string;
  /** “{width, number} px” */
  'TableColumns.short': (width: number) => string;
  /** “Auto” */
  'TableColumns.auto': string;
  /** “{width}: use the automatic width of {column}” */
  'TableColumns.automatic': (values: { width: string; column: string }) => string;
  /** “Move {column} earlier” */
  'TableColumns.earlier': (column: string) => string;
  /** “Move {column} later” */
  'TableColumns.later': (column: string) => string;
  /** “Pin {column}” */
  'TableColumns.pin': (column: string) => string;
  /** “Make {column} narrower” */
  'TableColumns.narrower': (column: string) => string;
  /** “Make {column} wider” */
  'TableColumns.wider': (column: string) => string;
  /** “Reset” */
  'TableColumns.reset': string;
  /** “The columns are reset” */
  'TableColumns.wasReset': string;
  /** “{column} is now column {position, number} of {count, number}” */
  'TableColumns.moved': (values: { column: string; position: number; count: number }) => string;
  /** “{column} is hidden, {count, plural, one {# column is} other {# columns are}} shown” */
  'TableColumns.hidden': (values: { column: string; count: number }) => string;
  /** “{column} is shown, {count, plural, one {# column} other {# columns}} in total” */
  'TableColumns.shown': (values: { column: string; count: number }) => string;
  /** “{column} is pinned, column {position, number} of {count, number}” */
  'TableColumns.pinned': (values: { column: string; position: number; count: number }) => string;
  /** “{column} is no longer pinned, column {position, number} of {count, number}” */
  'TableColumns.unpinned': (values: { column: string; position: number; count: number }) => string;
  /** “{column} is {width, plural, one {# pixel} other {# pixels}} wide” */
  'TableColumns.resized': (values: { column: string; width: number }) => string;
  /** “{column} has its automatic width” */
  'TableColumns.resizedAuto': (column: string) => string;
  /** “Details” */
  'TableDetails.details': string;
  /** “{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}” */
  'TableFilters.filters': (count: number) => string;
  /** “Filters” */
  'TableFilters.panel': string;
  /** “Active filters” */
  'TableFilters.active': string;
  /** “{column}: {value}” */
  'TableFilters.filter': (values: { column: string; value: string }) => string;
  /** “Remove filter {filter}” */
  'TableFilters.remove': (filter: string) => string;
  /** “Clear All” */
  'TableFilters.clear': string;
  /** “{found, number} of {count, plural, one {# row} other {# rows}}” */
  'TableFilters.found': (values: { found: number; count: number }) => string;
  /** “contains “{text}”” */
  'TableFilters.contains': (text: string) => string;
  /** “At least” */
  'TableFilters.min': string;
  /** “At most” */
  'TableFilters.max': string;
  /** “at least {number}” */
  'TableFilters.least': (number: string) => string;
  /** “at most {number}” */
  'TableFilters.most': (number: string) => string;
  /** “Sorted by {columns}; {count, plural, one {# row} other {# rows}}” */
  'TableSorting.sorted': (values: { columns: string; count: number }) => string;
  /** “Not sorted, {count, plural, one {# row} other {# rows}}” */
  'TableSorting.unsorted': (count: number) => string;
  /** “Sort Order” */
  'TableSorting.menu': string;
  /** “Not sorted” */
  'TableSorting.none': string;
  /** “Then by” */
  'TableSorting.thenBy': string;
  /** “sort column {position} of {count}, {order}” */
  'TableSorting.position': (values: { position: string; count: string; order: string }) => string;
  /** “{count, plural, one {Up to # character} other {Up to # characters}}” */
  'TextArea.limit': (count: number) => string;
  /** “{count, plural, one {# character left} other {# characters left}}” */
  'TextArea.left': (count: number) => string;
  /** “{count, plural, one {# character too many} other {# characters too many}}” */
  'TextArea.over': (count: number) => string;
  /** “Enter the hour and the minute” */
  'TimeField.incomplete': string;
  /** “Choose {min} or later” */
  'TimeField.from': (min: string) => string;
  /** “Choose {max} or earlier” */
  'TimeField.until': (max: string) => string;
  /** “Choose a time from {min} to {max}” */
  'TimeField.between': (values: { min: string; max: string }) => string;
  /** “Notifications” */
  'Toast.region': string;
  /** “Error:” */
  'Toast.error': string;
  /** “Warning:” */
  'Toast.warning': string;
  /** “Close “{title}”” */
  'Toast.close': (title: string) => string;
  /** ““{label}” is available in Notifications.” */
  'Toast.action': (label: string) => string;
  /** “No notifications yet.” */
  'Toast.nothing': string;
  /** “Transcript” */
  'Transcript.title': string;
  /** “Skip the transcript” */
  'Transcript.skip': string;
  /** “End of the transcript” */
  'Transcript.end': string;
  /** “Play from {time}, {clock}” */
  'Transcript.playFrom': (values: { time: string; clock: string }) => string;
  /** “The recording can’t be played from here yet.” */
  'Transcript.cannotSeek': string;
  /** “Go to the Current Line” */
  'Transcript.whereAmI': string;
  /** “Nothing has been said yet.” */
  'Transcript.nowhere': string;
  /** “Opened from a link” */
  'Transcript.linked': string;
  /** “Copy Transcript” */
  'Transcript.copyAll': string;
  /** “Copy” */
  'Transcript.copy': string;
  /** “Copied” */
  'Transcript.copied': string;
  /** “Not copied” */
  'Transcript.notCopied': string;
  /** “Link” */
  'Transcript.link': string;
  /** “{action}: {speaker}” */
  'Transcript.ofTurn': (values: { action: string; speaker: string }) => string;
  /** “TXT” */
  'Transcript.text': string;
  /** “VTT” */
  'Transcript.vtt': string;
  /** “TXT, download as text” */
  'Transcript.saveText': string;
  /** “VTT, download as captions” */
  'Transcript.saveVtt': string;
  /** “Search the transcript” */
  'Transcript.search': string;
  /** “Previous Match” */
  'Transcript.previous': string;
  /** “Next Match” */
  'Transcript.next': string;
  /** “Clear Search” */
  'Transcript.clear': string;
  /** “{position, number} of {total, number}” */
  'Transcript.count': (values: { position: number; total: number }) => string;
  /** “No matches” */
  'Transcript.none': string;
  /** “There is no transcript.” */
  'Transcript.empty': string;
  /** “Loading” */
  'Transcript.loading': string;
  /** “Couldn’t load the transcript” */
  'Transcript.failed': string;
  /** “The transcript may be out of date.” */
  'Transcript.refreshFailed': string;
  /** “Retry” */
  'Transcript.retry': string;
  /** “You have unsaved changes. Are you sure you want to leave?” */
  'UnsavedChangesGuard.question': string;
  /** “Not saved: {names}.” */
  'UnsavedChangesGuard.unsaved': (names: string) => string;
  /** “Yes” */
  'UnsavedChangesGuard.leave': string;
  /** “No” */
  'UnsavedChangesGuard.stay': string;
  /** “Week” */
  'WeekCalendar.week': string;
  /** “List” */
  'WeekCalendar.list': string;
  /** “View” */
  'WeekCalendar.view': string;
  /** “Legend” */
  'WeekCalendar.legend': string;
  /** “Period” */
  'WeekCalendar.period': string;
  /** “Day” */
  'WeekCalendar.day': string;
  /** “Work week” */
  'WeekCalendar.workWeek': string;
  /** “Month” */
  'WeekCalendar.month': string;
  /** “Grid” */
  'WeekCalendar.grid': string;
  /** “All day” */
  'WeekCalendar.allDay': string;
  /** “Time” */
  'WeekCalendar.time': string;
  /** “loading” */
  'WeekCalendar.loading': string;
  /** “Couldn’t load {label}” */
  'WeekCalendar.failed': (label: string) => string;
  /** “Retry” */
  'WeekCalendar.retry': string;
  /** “free” */
  'WeekCalendar.free': string;
  /** “now” */
  'WeekCalendar.now': string;
  /** “skipped by the clock change” */
  'WeekCalendar.skipped': string;
  /** “{name} ({offset})” */
  'WeekCalendar.zone': (values: { name: string; offset: string }) => string;
  /** “{isForward, select, true {The clock goes forward on {date} at {time}} false {The clock goes back on {date} at {time}} other {}}” */
  'WeekCalendar.clockChange': (values: { isForward: boolean; date: string; time: string }) => string;
  /** “{count, plural, one {# event} other {# events}}” */
  'WeekCalendar.events': (count: number) => string;
  /** “{count, plural, one {# all-day event} other {# all-day events}}” */
  'WeekCalendar.allDayEvents': (count: number) => string;
  /** “no all-day events” */
  'WeekCalendar.noAllDayEvents': string;
  /** “{count, plural, one {# more event} other {# more events}}” */
  'WeekCalendar.more': (count: number) => string;
  /** “{count, plural, one {# event before {time}} other {# events before {time}}}” */
  'WeekCalendar.before': (values: { count: number; time: string }) => string;
  /** “{count, plural, one {# event after {time}} other {# events after {time}}}” */
  'WeekCalendar.after': (values: { count: number; time: string }) => string;
  /** “No events this week” */
  'WeekCalendar.noEvents': string;
  /** “canceled” */
  'WeekCalendar.cancelled': string;
  /** “event {position, number} of {total, number}” */
  'WeekCalendar.place': (values: { position: number; total: number }) => string;
  /** “{count, plural, one {overlaps # event} other {overlaps # events}}” */
  'WeekCalendar.overlaps': (count: number) => string;
  /** “no events” */
  'WeekCalendar.none': string;
  /** “{from} to {until}” */
  'WeekCalendar.times': (values: { from: string; until: string }) => string;
  /** “{from} to {until}” */
  'WeekCalendar.dates': (values: { from: string; until: string }) => string;
  /** “{from} to {until}” */
  'WeekCalendar.moments': (values: { from: string; until: string }) => string;
  /** “Editing” */
  'WeekCalendarEditing.bar': string;
  /** “To move an event, drag it, or focus it and press F2.” */
  'WeekCalendarEditing.hint': string;
  /** “To move an event, focus it and press F2.” */
  'WeekCalendarEditing.listHint': string;
  /** “To select a range, drag over slots, or press Shift and an arrow key.” */
  'WeekCalendarEditing.rangeHint': string;
  /** “Move or Resize” */
  'WeekCalendarEditing.edit': string;
  /** “Select a Range” */
  'WeekCalendarEditing.select': string;
  /** “Moving {title}” */
  'WeekCalendarEditing.moving': (title: string) => string;
  /** “Selecting a range” */
  'WeekCalendarEditing.range': string;
  /** “Arrow keys move it.” */
  'WeekCalendarEditing.moveKeys': string;
  /** “Shift and arrow keys change its length.” */
  'WeekCalendarEditing.resizeKeys': string;
  /** “Shift and arrow keys change the range.” */
  'WeekCalendarEditing.rangeKeys': string;
  /** “Enter keeps it, Esc cancels.” */
  'WeekCalendarEditing.endKeys': string;
  /** “Or click its new place.” */
  'WeekCalendarEditing.click': string;
  /** “Earlier” */
  'WeekCalendarEditing.earlier': string;
  /** “Later” */
  'WeekCalendarEditing.later': string;
  /** “Previous Day” */
  'WeekCalendarEditing.previousDay': string;
  /** “Next Day” */
  'WeekCalendarEditing.nextDay': string;
  /** “Shorter” */
  'WeekCalendarEditing.shorter': string;
  /** “Longer” */
  'WeekCalendarEditing.longer': string;
  /** “Done” */
  'WeekCalendarEditing.done': string;
  /** “Cancel” */
  'WeekCalendarEditing.cancel': string;
  /** “No further” */
  'WeekCalendarEditing.limit': string;
  /** “{title} is now at {times}” */
  'WeekCalendarEditing.changed': (values: { title: string; times: string }) => string;
  /** “{title} is back at {times}” */
  'WeekCalendarEditing.undone': (values: { title: string; times: string }) => string;
  /** “Undo” */
  'WeekCalendarEditing.undo': string;
  /** “Undo is below the calendar” */
  'WeekCalendarEditing.undoHint': string;
  /** “saving” */
  'WeekCalendarEditing.saving': string;
  /** “Saving {title}: {times}” */
  'WeekCalendarEditing.savingAt': (values: { title: string; times: string }) => string;
  /** “Couldn’t move {title}. It is back at {times}.” */
  'WeekCalendarEditing.failed': (values: { title: string; times: string }) => string;
  /** “Canceled” */
  'WeekCalendarEditing.canceled': string;
  /** “Selected: {times}” */
  'WeekCalendarEditing.selected': (times: string) => string;
  /** “Add” */
  'WeekCalendarList.add': string;
  /** “Add on {date}” */
  'WeekCalendarList.addOn': (date: string) => string;
  /** “Days of the week” */
  'WeekCalendarList.days': string;
  /** “until {time}” */
  'WeekCalendarList.until': (time: string) => string;
}
