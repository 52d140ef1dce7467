import type { ColumnType, Generated } from 'kysely';

export interface PlayerTables {
  /** Somebody who works on orders. Figures about the work are computed, and stand nowhere here. */
  player: {
    id: Generated<number>;
    /** Last segment of the address of the profile. */
    slug: string;
    name: string;
    /** Slugs of the games. */
    games: string[];
    /** Language codes, such as `en`. */
    languages: string[];
    /** When the player plays, in words. */
    hours: ColumnType<string, string | undefined, string>;
    /** Hex SHA-256 of the key that the player alone has. */
    key_hash: string;
    /** Whether everybody may see the profile; the player has to agree to it. */
    published: ColumnType<boolean, boolean, boolean>;
    created_at: ColumnType<Date, Date, never>;
  };
  /** Who works on a line. */
  order_player: { line_id: number; player_id: number; order_id: number; assigned_at: ColumnType<Date, Date, never> };
}
