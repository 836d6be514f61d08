package io.github.deadcube.hostile;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** An item of any identifier and any name, with any weapon. */
record OddItem(RuleId rule, String name, Option<Weapon> weapon) implements ItemRule {}
