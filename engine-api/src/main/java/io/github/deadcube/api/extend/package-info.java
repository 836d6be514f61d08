/**
 * Begin here to write rules: keywords, items, special orders, scenarios, lines of sight. The game's own are written against the same
 * interfaces, and a rule that is printed alike takes the place of another.
 *
 * <pre>{@code
 * public record Grim() implements KeywordRule {
 *     public String printed() { return "GRIM"; }
 *     public RuleId rule() { return RuleId.of("HOUSE-GRIM"); }
 *     public String text() { return "An injured model rolls n dice more when it fights."; }
 *     public void attach(Keyword keyword, Hooks hooks) {
 *         hooks.adds(Figure.DICE, Hooks.Scope.OWN, (table, me, test) ->
 *                 test.skill() == Profile.Skill.FIGHT && table.model(me).injured() ? keyword.number() : 0);
 *     }
 *
 *     static Ruleset over(Ruleset edition) { return edition.withName(edition.name() + "-grim").with(new Grim()); }
 * }
 * }</pre>
 *
 * <p>The types, in the order in which one meets them; small ones are nested in the type they belong to:
 *
 * <ul>
 *   <li>What is played: {@link Ruleset}, {@link Variant}, {@link Library}, {@link HouseRules}, {@link HouseRulebook}: an edition with
 *       rules added, replaced or switched.
 *   <li>What one writes: {@link LibraryRule}, {@link KeywordRule}, {@link ItemRule}, {@link SpecialOrder}, {@link Scenario},
 *       {@link ScenarioRule}
 *   <li>Where it says what it does: {@link Hooks}, {@link MarkerHooks}, {@link GameHooks}: figures, moments, deeds, traits, ways.
 *   <li>What it is called for: {@link Modifier}, {@link Trigger}, {@link Restriction}, {@link Trait}, {@link Capability}, {@link MovementMode}
 *   <li>What it reads and does: {@link GameView}, {@link Effects}, {@link Continuation}: what must be remembered is a record of Then.
 *   <li>What it is told: {@link TestContext}, {@link WeaponChoice}, {@link WeaponFilter}, {@link DiceTest}, {@link Attack}, {@link Hit}, {@link Impact},
 *       {@link Explosion}, {@link DelayedEffect}
 *   <li>Special orders as data: {@link io.github.deadcube.api.order.Order Order}, {@link io.github.deadcube.api.order.OrderMode Mode},
 *       {@link io.github.deadcube.api.order.Condition Condition}, {@link io.github.deadcube.api.order.Effect Effect},
 *       {@link io.github.deadcube.api.order.LastingEffect Lasting}
 *   <li>A scene of one's own: {@link Sight}, {@link Sightlines}
 * </ul>
 *
 * <p>Applications begin with {@link io.github.deadcube.api}.
 */
package io.github.deadcube.api.extend;
