import { TextField } from './TextField.tsx';

/** The limit of the shop. */
const MAX_LENGTH = 96;

type Props = {
  name?: string;
  hint?: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/** The visitor's own address. */
export function EmailField({ name = 'email', ...props }: Props) {
  return (
    <TextField
      name={name}
      label="Email"
      type="email"
      format="email"
      required
      autoComplete="email"
      placeholder="you@example.com"
      maxLength={MAX_LENGTH}
      {...props}
    />
  );
}
