// The sign of each level of bots.

import broom from "icon:broom";
import hat from "icon:pirate-hat";
import person from "icon:person";
import spyglass from "icon:spyglass";
import type { Drawing } from "../kit/drawing";

export const LEVEL_ICONS: Record<string, Drawing> = { "ships-boy": broom, sailor: person, captain: hat, admiral: spyglass };
