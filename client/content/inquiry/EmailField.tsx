import { TextField } from '#client/form/TextField.tsx';
import type { Given } from './InquiryForm.tsx';

/** The address for the answer to an inquiry; `hint` explains it. */
export function EmailField({ hint, given }: { hint: string; given: Given }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      format="email"
      required
      autoComplete="email"
      placeholder="you@example.com"
      hint={hint}
      maxLength={96}
      {...given('email')}
    />
  );
}
