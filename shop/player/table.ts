import type { ColumnType, Generated } from 'kysely';

export interface PlayerTables {
  /** A person who works on orders. Figures about the work are computed, and not stored here. */
  player: {
    id: Generated<number>;
    /** Last segment of the profile's address. */
    slug: string;
    name: string;
    /** Slugs of the games. */
    games: string[];
    /** Language codes, such as `en`. */
    languages: string[];
    /** When the player plays, in words. */
    hours: ColumnType<string, string | undefined, string>;
    /** Hex SHA-256 of the player's secret key. */
    key_hash: string;
    /** Whether the profile is public; the player has to agree to it. */
    published: ColumnType<boolean, boolean, boolean>;
    created_at: ColumnType<Date, Date, never>;
  };
  /** The players of a line. */
  order_player: { line_id: number; player_id: number; order_id: number; assigned_at: ColumnType<Date, Date, never> };
}
