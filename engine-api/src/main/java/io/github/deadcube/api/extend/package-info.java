/**
 * Start here to write rules: keywords, items, special orders, scenarios, lines of sight. The rules of the game
 * implement the same interfaces. If you add a keyword with the printed name of another keyword, it replaces that
 * keyword.
 *
 * <pre>{@code
 * KeywordRule grim = KeywordRule.of(
 *         "GRIM (n)", "HOUSE-GRIM", "An injured model rolls n dice more when it fights.",
 *         (keyword, hooks) -> hooks.modify(Modifier.DICE, Hooks.Scope.OWN, (game, owner, test) ->
 *                 test.skill() == Card.Skill.FIGHT && game.model(owner).injured() ? keyword.number() : 0),
 *         KeywordRule.Placement.MODEL);
 * }</pre>
 *
 * <p>{@code edition.withName(edition.name() + "-grim").with(grim)} is an edition with this keyword.
 *
 * <p>This list names the types in the order in which an author needs them. Small types are nested in the type they
 * belong to:
 *
 * <ul>
 *   <li>The rules of a game: {@link Ruleset} and its variants, {@link Library}, {@link HouseRules}: an
 *       edition, and the ways to add rules, to replace rules and to set options.
 *   <li>Rules to implement: {@link KeywordRule}, {@link ItemRule}, {@link SpecialOrder}, {@link Scenario} and its
 *       {@code Scenario.Rule}; each is a {@code Library.Rule}
 *   <li>Registration: {@link Registration}, {@link Hooks}: a rule registers its modifiers, triggers,
 *       restrictions, traits and capabilities there.
 *   <li>Kinds of hooks: {@link Modifier}, {@link Trigger} and the events of triggers, {@link Trait}, {@link Capability}
 *   <li>Reading and changing the game: {@link GameView}, {@link Effects}: a rule stores the data that it needs later in
 *       a record of {@link RuleData}: a {@link Continuation} or a memory.
 *       {@link io.github.deadcube.api.saved.SavedName SavedName} gives the record its names in saved games, and the
 *       usual values of its parts.
 *   <li>Arguments of hooks: {@link TestContext}, {@link WeaponChoice}, {@link DiceTest}, {@link Hit}
 *   <li>Special orders as data: {@link io.github.deadcube.api.order.Order Order},
 *       {@link io.github.deadcube.api.order.Conditions Conditions},
 *       {@link io.github.deadcube.api.order.OrderEffects OrderEffects}
 *   <li>Custom lines of sight: {@link Sight}
 * </ul>
 *
 * <p>Applications start with {@link io.github.deadcube.api}.
 */
package io.github.deadcube.api.extend;
