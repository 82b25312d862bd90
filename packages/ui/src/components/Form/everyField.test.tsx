import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { CountryField } from '../CountryField/index.ts';
import { DateField } from '../DateField/index.ts';
import { DateRangeField } from '../DateRangeField/index.ts';
import { DateTimeField } from '../DateTimeField/index.ts';
import { FileField } from '../FileField/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { Slider } from '../Slider/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { TimeField } from '../TimeField/index.ts';
import { Form, FormActions } from './index.ts';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const same = { name: 'asked', label: 'Asked' };

const fields: [name: string, field: ReactNode][] = [
  ['TextField', <TextField key="" {...same} />],
  ['TextArea', <TextArea key="" {...same} />],
  ['SearchField', <SearchField key="" {...same} />],
  ['PhoneField', <PhoneField key="" {...same} digits={10} />],
  ['NumberField', <NumberField key="" {...same} />],
  ['Slider', <Slider key="" {...same} />],
  ['Select', <Select key="" {...same} options={options} />],
  ['NativeSelect', <NativeSelect key="" {...same} options={options} />],
  ['MultiSelect', <MultiSelect key="" {...same} options={options} />],
  ['ComboBox', <ComboBox key="" {...same} options={options} />],
  ['CountryField', <CountryField key="" {...same} />],
  ['DateField', <DateField key="" {...same} />],
  ['DateTimeField', <DateTimeField key="" {...same} />],
  ['DateRangeField', <DateRangeField key="" {...same} />],
  ['TimeField', <TimeField key="" {...same} />],
  ['FileField', <FileField key="" {...same} />],
  ['CodeField', <CodeField key="" {...same} />],
  ['RadioGroup', <RadioGroup key="" {...same} options={options} />],
  ['CheckboxGroup', <CheckboxGroup key="" {...same} options={options} />],
  [
    'Checkbox',
    <Checkbox key="" name="asked">
      Asked
    </Checkbox>,
  ],
  ['Switch', <Switch key="" {...same} />],
];

test.each(fields)('TF-3: a server error describes its %s, which gets focus', async (_name, field) => {
  render(
    <Form onSubmit={() => ({ asked: 'This one is taken' })}>
      {field}
      <FormActions save="Save" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const message = (await screen.findAllByText('This one is taken')).find((each) => each.closest('p[id]'));
  const id = message?.closest('p')?.id ?? 'none';
  expect(document.querySelector(`[aria-describedby~="${id}"]`)).not.toBeNull();
  await expect
    .poll(() => document.activeElement?.closest('form') && document.activeElement?.textContent !== 'Save')
    .toBe(true);
});
