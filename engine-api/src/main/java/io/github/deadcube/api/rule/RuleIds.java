package io.github.deadcube.api.rule;

/**
 * The catalogue's identifiers as constants, in catalogue order, for static import:
 *
 * <pre>{@code
 * import static io.github.deadcube.api.rule.RuleIds.ADV_5;
 * }</pre>
 *
 * <p>A constant is named as its identifier, with underscores for the hyphens: {@code ADV-5} is {@link #ADV_5}. Its
 * comment is the rule's title; {@link RuleId#text()} is the rule itself.
 */
public final class RuleIds {

    /** Grid of cubes. */
    public static final RuleId GEO_1 = RuleId.of("GEO-1");

    /** Nine spots in a cube. */
    public static final RuleId GEO_2 = RuleId.of("GEO-2");

    /** Bodies, bases and eyes. */
    public static final RuleId GEO_3 = RuleId.of("GEO-3");

    /** Upright faces: walls and gaps. */
    public static final RuleId GEO_4 = RuleId.of("GEO-4");

    /** Floors and half floors. */
    public static final RuleId GEO_5 = RuleId.of("GEO-5");

    /** Ladders, ramps, blocks and platforms. */
    public static final RuleId GEO_6 = RuleId.of("GEO-6");

    /** Half-cubes. */
    public static final RuleId GEO_7 = RuleId.of("GEO-7");

    /** Adjacent cubes. */
    public static final RuleId GEO_8 = RuleId.of("GEO-8");

    /** Distance between cubes. */
    public static final RuleId GEO_9 = RuleId.of("GEO-9");

    /** Seeing another model. */
    public static final RuleId LOS_1 = RuleId.of("LOS-1");

    /** Nine rays of sight. */
    public static final RuleId LOS_2 = RuleId.of("LOS-2");

    /** Clear shots. */
    public static final RuleId LOS_3 = RuleId.of("LOS-3");

    /** Models never block sight. */
    public static final RuleId LOS_4 = RuleId.of("LOS-4");

    /** Seeing a cube. */
    public static final RuleId LOS_5 = RuleId.of("LOS-5");

    /** Visible from above. */
    public static final RuleId LOS_6 = RuleId.of("LOS-6");

    /** An application's own sight test. */
    public static final RuleId LOS_7 = RuleId.of("LOS-7");

    /** Strike teams and scenario. */
    public static final RuleId SET_1 = RuleId.of("SET-1");

    /** Battlefield, objectives and zones. */
    public static final RuleId SET_2 = RuleId.of("SET-2");

    /** Placing the item tokens. */
    public static final RuleId SET_3 = RuleId.of("SET-3");

    /** The recon test. */
    public static final RuleId SET_4 = RuleId.of("SET-4");

    /** The recon table. */
    public static final RuleId SET_5 = RuleId.of("SET-5");

    /** Choosing the starting player. */
    public static final RuleId SET_6 = RuleId.of("SET-6");

    /** Deploying the strike teams. */
    public static final RuleId SET_7 = RuleId.of("SET-7");

    /** Levels of a deployment zone. */
    public static final RuleId SET_8 = RuleId.of("SET-8");

    /** No room left to deploy. */
    public static final RuleId SET_9 = RuleId.of("SET-9");

    /** Order after deployment. */
    public static final RuleId SET_10 = RuleId.of("SET-10");

    /** Models in reserve. */
    public static final RuleId SET_11 = RuleId.of("SET-11");

    /** A list, points and VP. */
    public static final RuleId TEAM_1 = RuleId.of("TEAM-1");

    /** Leader and Troops. */
    public static final RuleId TEAM_2 = RuleId.of("TEAM-2");

    /** Specialists, Support, legends. */
    public static final RuleId TEAM_3 = RuleId.of("TEAM-3");

    /** Cards that need another. */
    public static final RuleId TEAM_4 = RuleId.of("TEAM-4");

    /** Choices of weapons. */
    public static final RuleId TEAM_5 = RuleId.of("TEAM-5");

    /** Buying equipment. */
    public static final RuleId TEAM_6 = RuleId.of("TEAM-6");

    /** REMOTE models. */
    public static final RuleId TEAM_7 = RuleId.of("TEAM-7");

    /** Models that a card adds. */
    public static final RuleId TEAM_8 = RuleId.of("TEAM-8");

    /** Checking a team. */
    public static final RuleId TEAM_9 = RuleId.of("TEAM-9");

    /** Right kind of answer. */
    public static final RuleId ASK_1 = RuleId.of("ASK-1");

    /** Right number of dice. */
    public static final RuleId ASK_2 = RuleId.of("ASK-2");

    /** Possible faces only. */
    public static final RuleId ASK_3 = RuleId.of("ASK-3");

    /** Only what is there. */
    public static final RuleId ASK_4 = RuleId.of("ASK-4");

    /** One of the options. */
    public static final RuleId ASK_5 = RuleId.of("ASK-5");

    /** Game already finished. */
    public static final RuleId ASK_6 = RuleId.of("ASK-6");

    /** Which rule a refusal names. */
    public static final RuleId ASK_7 = RuleId.of("ASK-7");

    /** Dice, target number, successes. */
    public static final RuleId DICE_1 = RuleId.of("DICE-1");

    /** What counts as a success. */
    public static final RuleId DICE_2 = RuleId.of("DICE-2");

    /** Exploding eights. */
    public static final RuleId DICE_3 = RuleId.of("DICE-3");

    /** Modifiers add or remove dice. */
    public static final RuleId DICE_4 = RuleId.of("DICE-4");

    /** Statistics without a target number. */
    public static final RuleId DICE_5 = RuleId.of("DICE-5");

    /** Opposed tests. */
    public static final RuleId DICE_6 = RuleId.of("DICE-6");

    /** Choosing the statistic first. */
    public static final RuleId DICE_7 = RuleId.of("DICE-7");

    /** Re-rolling dice. */
    public static final RuleId DICE_8 = RuleId.of("DICE-8");

    /** Order in an opposed test. */
    public static final RuleId DICE_9 = RuleId.of("DICE-9");

    /** No modifiers, no re-rolls. */
    public static final RuleId DICE_10 = RuleId.of("DICE-10");

    /** Things that roll dice. */
    public static final RuleId DICE_11 = RuleId.of("DICE-11");

    /** Single dice. */
    public static final RuleId DICE_12 = RuleId.of("DICE-12");

    /** Rolling command dice. */
    public static final RuleId CMD_1 = RuleId.of("CMD-1");

    /** Re-rolling command dice. */
    public static final RuleId CMD_2 = RuleId.of("CMD-2");

    /** Reduced teams lose the re-roll. */
    public static final RuleId CMD_3 = RuleId.of("CMD-3");

    /** Spending command dice. */
    public static final RuleId CMD_4 = RuleId.of("CMD-4");

    /** Buying a re-roll. */
    public static final RuleId CMD_5 = RuleId.of("CMD-5");

    /** +1 Model. */
    public static final RuleId CMD_6 = RuleId.of("CMD-6");

    /** Dice: one more die. */
    public static final RuleId CMD_7 = RuleId.of("CMD-7");

    /** Advance, Shoot and Assault dice. */
    public static final RuleId CMD_8 = RuleId.of("CMD-8");

    /** Special Order. */
    public static final RuleId CMD_9 = RuleId.of("CMD-9");

    /** Free actions keep their requirements. */
    public static final RuleId CMD_10 = RuleId.of("CMD-10");

    /** What a die buys. */
    public static final RuleId ORD_1 = RuleId.of("ORD-1");

    /** Moments of special orders. */
    public static final RuleId ORD_2 = RuleId.of("ORD-2");

    /** Who is asked first. */
    public static final RuleId ORD_3 = RuleId.of("ORD-3");

    /** Actions and moves by order. */
    public static final RuleId ORD_4 = RuleId.of("ORD-4");

    /** Orders in tests. */
    public static final RuleId ORD_5 = RuleId.of("ORD-5");

    /** Targets, markers, replacements. */
    public static final RuleId ORD_6 = RuleId.of("ORD-6");

    /** How long an order lasts. */
    public static final RuleId ORD_7 = RuleId.of("ORD-7");

    /** What a round is. */
    public static final RuleId RND_1 = RuleId.of("RND-1");

    /** A side's turn. */
    public static final RuleId RND_2 = RuleId.of("RND-2");

    /** What an activation is. */
    public static final RuleId RND_3 = RuleId.of("RND-3");

    /** No action twice. */
    public static final RuleId RND_4 = RuleId.of("RND-4");

    /** Passing. */
    public static final RuleId RND_5 = RuleId.of("RND-5");

    /** End of the round. */
    public static final RuleId RND_6 = RuleId.of("RND-6");

    /** Who gets the initiative next. */
    public static final RuleId RND_7 = RuleId.of("RND-7");

    /** Activation cut short. */
    public static final RuleId RND_8 = RuleId.of("RND-8");

    /** The end phase. */
    public static final RuleId RND_9 = RuleId.of("RND-9");

    /** Points for kills. */
    public static final RuleId VIC_1 = RuleId.of("VIC-1");

    /** Points for objectives. */
    public static final RuleId VIC_2 = RuleId.of("VIC-2");

    /** Points for intel. */
    public static final RuleId VIC_3 = RuleId.of("VIC-3");

    /** Target by game size. */
    public static final RuleId VIC_4 = RuleId.of("VIC-4");

    /** Reaching the target. */
    public static final RuleId VIC_5 = RuleId.of("VIC-5");

    /** More points after round 5. */
    public static final RuleId VIC_6 = RuleId.of("VIC-6");

    /** Wiped out after round 5. */
    public static final RuleId VIC_7 = RuleId.of("VIC-7");

    /** Wiped out before round 5. */
    public static final RuleId VIC_8 = RuleId.of("VIC-8");

    /** Victory by scenario. */
    public static final RuleId VIC_9 = RuleId.of("VIC-9");

    /** Patrol, the default scenario. */
    public static final RuleId VIC_10 = RuleId.of("VIC-10");

    /** Short and long actions. */
    public static final RuleId ACT_1 = RuleId.of("ACT-1");

    /** Pinned models stand up first. */
    public static final RuleId ACT_2 = RuleId.of("ACT-2");

    /** Acting beside unpinned enemies. */
    public static final RuleId ACT_3 = RuleId.of("ACT-3");

    /** Checked at each action. */
    public static final RuleId ACT_4 = RuleId.of("ACT-4");

    /** Pinned during its activation. */
    public static final RuleId ACT_5 = RuleId.of("ACT-5");

    /** Length of an ADVANCE. */
    public static final RuleId ADV_1 = RuleId.of("ADV-1");

    /** Step by step. */
    public static final RuleId ADV_2 = RuleId.of("ADV-2");

    /** Edge of the battlefield. */
    public static final RuleId ADV_3 = RuleId.of("ADV-3");

    /** Capacity of a cube. */
    public static final RuleId ADV_4 = RuleId.of("ADV-4");

    /** Moving in with enemies. */
    public static final RuleId ADV_5 = RuleId.of("ADV-5");

    /** Breaking away. */
    public static final RuleId ADV_6 = RuleId.of("ADV-6");

    /** Gaps and sizes. */
    public static final RuleId ADV_7 = RuleId.of("ADV-7");

    /** Hatches. */
    public static final RuleId ADV_8 = RuleId.of("ADV-8");

    /** Route of a step. */
    public static final RuleId ADV_9 = RuleId.of("ADV-9");

    /** Climbing up. */
    public static final RuleId ADV_10 = RuleId.of("ADV-10");

    /** Going down. */
    public static final RuleId ADV_11 = RuleId.of("ADV-11");

    /** Holding on and dropping. */
    public static final RuleId ADV_12 = RuleId.of("ADV-12");

    /** Narrow gaps in a floor. */
    public static final RuleId ADV_13 = RuleId.of("ADV-13");

    /** Moving along ramps. */
    public static final RuleId ADV_14 = RuleId.of("ADV-14");

    /** Making room. */
    public static final RuleId ADV_15 = RuleId.of("ADV-15");

    /** Models that cannot move. */
    public static final RuleId ADV_16 = RuleId.of("ADV-16");

    /** Choosing the spot. */
    public static final RuleId ADV_17 = RuleId.of("ADV-17");

    /** On entering a cube. */
    public static final RuleId ADV_18 = RuleId.of("ADV-18");

    /** Overfull cubes. */
    public static final RuleId ADV_19 = RuleId.of("ADV-19");

    /** Length of a SPRINT. */
    public static final RuleId SPR_1 = RuleId.of("SPR-1");

    /** No SPRINT beside enemies. */
    public static final RuleId SPR_2 = RuleId.of("SPR-2");

    /** Naming the weapon. */
    public static final RuleId SHO_1 = RuleId.of("SHO-1");

    /** No SHOOT beside enemies. */
    public static final RuleId SHO_2 = RuleId.of("SHO-2");

    /** One enemy target. */
    public static final RuleId SHO_3 = RuleId.of("SHO-3");

    /** Range and line of sight. */
    public static final RuleId SHO_4 = RuleId.of("SHO-4");

    /** RANGED against SURVIVE. */
    public static final RuleId SHO_5 = RuleId.of("SHO-5");

    /** RANGED modifiers. */
    public static final RuleId SHO_6 = RuleId.of("SHO-6");

    /** Result of a SHOOT. */
    public static final RuleId SHO_7 = RuleId.of("SHO-7");

    /** Who cannot shoot, spent weapons. */
    public static final RuleId SHO_8 = RuleId.of("SHO-8");

    /** Order of a SHOOT. */
    public static final RuleId SHO_9 = RuleId.of("SHO-9");

    /** Enemy in the same cube. */
    public static final RuleId AST_1 = RuleId.of("AST-1");

    /** Weapons of an ASSAULT. */
    public static final RuleId AST_2 = RuleId.of("AST-2");

    /** Fight back or survive. */
    public static final RuleId AST_3 = RuleId.of("AST-3");

    /** The assaulter's FIGHT. */
    public static final RuleId AST_4 = RuleId.of("AST-4");

    /** FIGHT modifiers. */
    public static final RuleId AST_5 = RuleId.of("AST-5");

    /** SURVIVE modifiers. */
    public static final RuleId AST_6 = RuleId.of("AST-6");

    /** Result of an ASSAULT. */
    public static final RuleId AST_7 = RuleId.of("AST-7");

    /** Models without FIGHT. */
    public static final RuleId AST_8 = RuleId.of("AST-8");

    /** Friendly models that count. */
    public static final RuleId AST_9 = RuleId.of("AST-9");

    /** Assaulting a pinned model. */
    public static final RuleId AST_10 = RuleId.of("AST-10");

    /** Order of an ASSAULT. */
    public static final RuleId AST_11 = RuleId.of("AST-11");

    /** Special actions. */
    public static final RuleId SPC_1 = RuleId.of("SPC-1");

    /** Standing up on a spot. */
    public static final RuleId STD_1 = RuleId.of("STD-1");

    /** Standing up beside an enemy. */
    public static final RuleId STD_2 = RuleId.of("STD-2");

    /** Order of damage. */
    public static final RuleId DMG_1 = RuleId.of("DMG-1");

    /** AP against armour. */
    public static final RuleId DMG_2 = RuleId.of("DMG-2");

    /** Killed or injured. */
    public static final RuleId DMG_3 = RuleId.of("DMG-3");

    /** When a model dies. */
    public static final RuleId DMG_4 = RuleId.of("DMG-4");

    /** Falls, walls, gravity and fire. */
    public static final RuleId DMG_5 = RuleId.of("DMG-5");

    /** Lying down. */
    public static final RuleId PIN_1 = RuleId.of("PIN-1");

    /** When standing up is possible. */
    public static final RuleId PIN_2 = RuleId.of("PIN-2");

    /** Pinned among enemies. */
    public static final RuleId PIN_3 = RuleId.of("PIN-3");

    /** Pinned twice. */
    public static final RuleId PIN_4 = RuleId.of("PIN-4");

    /** Models that are never pinned. */
    public static final RuleId PIN_5 = RuleId.of("PIN-5");

    /** Thrown against a wall. */
    public static final RuleId SLAM_1 = RuleId.of("SLAM-1");

    /** What blocks the way. */
    public static final RuleId SLAM_2 = RuleId.of("SLAM-2");

    /** Falling more than one cube. */
    public static final RuleId FALL_1 = RuleId.of("FALL-1");

    /** Falling one cube. */
    public static final RuleId FALL_2 = RuleId.of("FALL-2");

    /** Where a fall ends. */
    public static final RuleId FALL_3 = RuleId.of("FALL-3");

    /** Away within the same cube. */
    public static final RuleId AWAY_1 = RuleId.of("AWAY-1");

    /** Away along the line. */
    public static final RuleId AWAY_2 = RuleId.of("AWAY-2");

    /** Moved over no floor. */
    public static final RuleId AWAY_3 = RuleId.of("AWAY-3");

    /** Forced in among enemies. */
    public static final RuleId AWAY_4 = RuleId.of("AWAY-4");

    /** Forced movement is no breaking away. */
    public static final RuleId AWAY_5 = RuleId.of("AWAY-5");

    /** Half-cubes and their sides. */
    public static final RuleId PART_1 = RuleId.of("PART-1");

    /** Big models assaulting a half-cube. */
    public static final RuleId PART_2 = RuleId.of("PART-2");

    /** Walkways and balconies. */
    public static final RuleId PART_3 = RuleId.of("PART-3");

    /** Big models on half floors. */
    public static final RuleId PART_4 = RuleId.of("PART-4");

    /** Platforms and capacity. */
    public static final RuleId PART_5 = RuleId.of("PART-5");

    /** Direction of scatter. */
    public static final RuleId SCAT_1 = RuleId.of("SCAT-1");

    /** Scatter over no floor. */
    public static final RuleId SCAT_2 = RuleId.of("SCAT-2");

    /** Scatter onto a half floor. */
    public static final RuleId SCAT_3 = RuleId.of("SCAT-3");

    /** Never upward. */
    public static final RuleId SCAT_4 = RuleId.of("SCAT-4");

    /** Bouncing off walls. */
    public static final RuleId SCAT_5 = RuleId.of("SCAT-5");

    /** No room where it lands. */
    public static final RuleId SCAT_6 = RuleId.of("SCAT-6");

    /** Off the battlefield. */
    public static final RuleId SCAT_7 = RuleId.of("SCAT-7");

    /** Several models thrown at once. */
    public static final RuleId SCAT_8 = RuleId.of("SCAT-8");

    /** One item a model. */
    public static final RuleId ITEM_1 = RuleId.of("ITEM-1");

    /** Picking up items. */
    public static final RuleId ITEM_2 = RuleId.of("ITEM-2");

    /** Face down, face up. */
    public static final RuleId ITEM_3 = RuleId.of("ITEM-3");

    /** Keep, drop or destroy. */
    public static final RuleId ITEM_4 = RuleId.of("ITEM-4");

    /** No swapping. */
    public static final RuleId ITEM_5 = RuleId.of("ITEM-5");

    /** One-use items. */
    public static final RuleId ITEM_6 = RuleId.of("ITEM-6");

    /** Equipment. */
    public static final RuleId ITEM_7 = RuleId.of("ITEM-7");

    /** Ammo. */
    public static final RuleId I_AMMO = RuleId.of("I-AMMO");

    /** Adrenaline Shot. */
    public static final RuleId I_ADRENALINE = RuleId.of("I-ADRENALINE");

    /** AP Ammo. */
    public static final RuleId I_AP_AMMO = RuleId.of("I-AP-AMMO");

    /** Booby Trap. */
    public static final RuleId I_BOOBY_TRAP = RuleId.of("I-BOOBY-TRAP");

    /** Combat Blades. */
    public static final RuleId I_COMBAT_BLADES = RuleId.of("I-COMBAT-BLADES");

    /** Frag Grenade. */
    public static final RuleId I_FRAG_GRENADE = RuleId.of("I-FRAG-GRENADE");

    /** Intel. */
    public static final RuleId I_INTEL = RuleId.of("I-INTEL");

    /** Medi-Pack. */
    public static final RuleId I_MEDI_PACK = RuleId.of("I-MEDI-PACK");

    /** Shock Baton. */
    public static final RuleId I_SHOCK_BATON = RuleId.of("I-SHOCK-BATON");

    /** Smoke Grenade. */
    public static final RuleId I_SMOKE_GRENADE = RuleId.of("I-SMOKE-GRENADE");

    /** Stimulants. */
    public static final RuleId I_STIMULANTS = RuleId.of("I-STIMULANTS");

    /** Stun Grenade. */
    public static final RuleId I_STUN_GRENADE = RuleId.of("I-STUN-GRENADE");

    /** Aerial Deployment. */
    public static final RuleId K_AERIAL = RuleId.of("K-AERIAL");

    /** Agile. */
    public static final RuleId K_AGILE = RuleId.of("K-AGILE");

    /** AP. */
    public static final RuleId K_AP = RuleId.of("K-AP");

    /** Auxiliary Weapon. */
    public static final RuleId K_AUXILIARY = RuleId.of("K-AUXILIARY");

    /** Beast. */
    public static final RuleId K_BEAST = RuleId.of("K-BEAST");

    /** Bike. */
    public static final RuleId K_BIKE = RuleId.of("K-BIKE");

    /** Blast. */
    public static final RuleId K_BLAST = RuleId.of("K-BLAST");

    /** BOOM! */
    public static final RuleId K_BOOM = RuleId.of("K-BOOM");

    /** Charged. */
    public static final RuleId K_CHARGED = RuleId.of("K-CHARGED");

    /** Cloaking Device. */
    public static final RuleId K_CLOAKING = RuleId.of("K-CLOAKING");

    /** Combat Team Training. */
    public static final RuleId K_COMBAT_TEAM = RuleId.of("K-COMBAT-TEAM");

    /** Comm-Link. */
    public static final RuleId K_COMM_LINK = RuleId.of("K-COMM-LINK");

    /** Communications Relay. */
    public static final RuleId K_COMM_RELAY = RuleId.of("K-COMM-RELAY");

    /** Companion. */
    public static final RuleId K_COMPANION = RuleId.of("K-COMPANION");

    /** Construct. */
    public static final RuleId K_CONSTRUCT = RuleId.of("K-CONSTRUCT");

    /** Defender Shield. */
    public static final RuleId K_DEFENDER = RuleId.of("K-DEFENDER");

    /** Dismantle. */
    public static final RuleId K_DISMANTLE = RuleId.of("K-DISMANTLE");

    /** Drop Suit. */
    public static final RuleId K_DROP_SUIT = RuleId.of("K-DROP-SUIT");

    /** Energy Shield. */
    public static final RuleId K_ENERGY_SHIELD = RuleId.of("K-ENERGY-SHIELD");

    /** Engineer. */
    public static final RuleId K_ENGINEER = RuleId.of("K-ENGINEER");

    /** Evade. */
    public static final RuleId K_EVADE = RuleId.of("K-EVADE");

    /** Explosive. */
    public static final RuleId K_EXPLOSIVE = RuleId.of("K-EXPLOSIVE");

    /** Fire Control. */
    public static final RuleId K_FIRE_CONTROL = RuleId.of("K-FIRE-CONTROL");

    /** Firing Platform. */
    public static final RuleId K_FIRING_PLATFORM = RuleId.of("K-FIRING-PLATFORM");

    /** Flight. */
    public static final RuleId K_FLIGHT = RuleId.of("K-FLIGHT");

    /** Frag. */
    public static final RuleId K_FRAG = RuleId.of("K-FRAG");

    /** Frenzy. */
    public static final RuleId K_FRENZY = RuleId.of("K-FRENZY");

    /** Gas Cloud. */
    public static final RuleId K_GAS_CLOUD = RuleId.of("K-GAS-CLOUD");

    /** Grenade. */
    public static final RuleId K_GRENADE = RuleId.of("K-GRENADE");

    /** Hacker. */
    public static final RuleId K_HACKER = RuleId.of("K-HACKER");

    /** Headstrong. */
    public static final RuleId K_HEADSTRONG = RuleId.of("K-HEADSTRONG");

    /** Heavy. */
    public static final RuleId K_HEAVY = RuleId.of("K-HEAVY");

    /** Holo-Sight. */
    public static final RuleId K_HOLO_SIGHT = RuleId.of("K-HOLO-SIGHT");

    /** Honourable. */
    public static final RuleId K_HONOURABLE = RuleId.of("K-HONOURABLE");

    /** Horde. */
    public static final RuleId K_HORDE = RuleId.of("K-HORDE");

    /** Indirect. */
    public static final RuleId K_INDIRECT = RuleId.of("K-INDIRECT");

    /** Ink Sac. */
    public static final RuleId K_INK_SAC = RuleId.of("K-INK-SAC");

    /** Invigorate. */
    public static final RuleId K_INVIGORATE = RuleId.of("K-INVIGORATE");

    /** It Burns! */
    public static final RuleId K_IT_BURNS = RuleId.of("K-IT-BURNS");

    /** Jump Pack. */
    public static final RuleId K_JUMP_PACK = RuleId.of("K-JUMP-PACK");

    /** Knockback. */
    public static final RuleId K_KNOCKBACK = RuleId.of("K-KNOCKBACK");

    /** Life Drain. */
    public static final RuleId K_LIFE_DRAIN = RuleId.of("K-LIFE-DRAIN");

    /** Life Support. */
    public static final RuleId K_LIFE_SUPPORT = RuleId.of("K-LIFE-SUPPORT");

    /** Medic. */
    public static final RuleId K_MEDIC = RuleId.of("K-MEDIC");

    /** One-Use. */
    public static final RuleId K_ONE_USE = RuleId.of("K-ONE-USE");

    /** Prey. */
    public static final RuleId K_PREY = RuleId.of("K-PREY");

    /** Psychic. */
    public static final RuleId K_PSYCHIC = RuleId.of("K-PSYCHIC");

    /** Rampage. */
    public static final RuleId K_RAMPAGE = RuleId.of("K-RAMPAGE");

    /** Rapid Fire. */
    public static final RuleId K_RAPID_FIRE = RuleId.of("K-RAPID-FIRE");

    /** Remote. */
    public static final RuleId K_REMOTE = RuleId.of("K-REMOTE");

    /** Resilient. */
    public static final RuleId K_RESILIENT = RuleId.of("K-RESILIENT");

    /** Scout. */
    public static final RuleId K_SCOUT = RuleId.of("K-SCOUT");

    /** Shield Generator. */
    public static final RuleId K_SHIELD_GENERATOR = RuleId.of("K-SHIELD-GENERATOR");

    /** Smash. */
    public static final RuleId K_SMASH = RuleId.of("K-SMASH");

    /** Smoke. */
    public static final RuleId K_SMOKE = RuleId.of("K-SMOKE");

    /** Sniper Scope. */
    public static final RuleId K_SNIPER_SCOPE = RuleId.of("K-SNIPER-SCOPE");

    /** Solid. */
    public static final RuleId K_SOLID = RuleId.of("K-SOLID");

    /** Stealthy. */
    public static final RuleId K_STEALTHY = RuleId.of("K-STEALTHY");

    /** Stun. */
    public static final RuleId K_STUN = RuleId.of("K-STUN");

    /** Suppression. */
    public static final RuleId K_SUPPRESSION = RuleId.of("K-SUPPRESSION");

    /** Tactician. */
    public static final RuleId K_TACTICIAN = RuleId.of("K-TACTICIAN");

    /** Teleport. */
    public static final RuleId K_TELEPORT = RuleId.of("K-TELEPORT");

    /** Tenacious. */
    public static final RuleId K_TENACIOUS = RuleId.of("K-TENACIOUS");

    /** Thermal Mines. */
    public static final RuleId K_THERMAL_MINES = RuleId.of("K-THERMAL-MINES");

    /** Tough. */
    public static final RuleId K_TOUGH = RuleId.of("K-TOUGH");

    /** Toxic. */
    public static final RuleId K_TOXIC = RuleId.of("K-TOXIC");

    /** Trap. */
    public static final RuleId K_TRAP = RuleId.of("K-TRAP");

    /** Trip Mine. */
    public static final RuleId K_TRIP_MINE = RuleId.of("K-TRIP-MINE");

    /** Under Control. */
    public static final RuleId K_UNDER_CONTROL = RuleId.of("K-UNDER-CONTROL");

    /** Vehicle. */
    public static final RuleId K_VEHICLE = RuleId.of("K-VEHICLE");

    /** Walker. */
    public static final RuleId K_WALKER = RuleId.of("K-WALKER");

    /** Weight of Fire. */
    public static final RuleId K_WEIGHT_OF_FIRE = RuleId.of("K-WEIGHT-OF-FIRE");

    /** Weapon's and model's keywords. */
    public static final RuleId KT_1 = RuleId.of("KT-1");

    /** Order after the dice. */
    public static final RuleId KT_2 = RuleId.of("KT-2");

    /** Order within an explosion. */
    public static final RuleId KT_3 = RuleId.of("KT-3");

    /** Explosions that wait. */
    public static final RuleId KT_4 = RuleId.of("KT-4");

    /** Beginning of an activation. */
    public static final RuleId KT_5 = RuleId.of("KT-5");

    /** End of an activation. */
    public static final RuleId KT_6 = RuleId.of("KT-6");

    /** How explosions are delivered. */
    public static final RuleId KT_7 = RuleId.of("KT-7");

    /** Fighting back is an attack. */
    public static final RuleId KT_8 = RuleId.of("KT-8");

    /** Cubes a line of sight crosses. */
    public static final RuleId KT_9 = RuleId.of("KT-9");

    /** Keywords that count for the carrier. */
    public static final RuleId KT_10 = RuleId.of("KT-10");

    /** What adds up. */
    public static final RuleId KT_11 = RuleId.of("KT-11");

    /** Who lends keywords. */
    public static final RuleId KT_12 = RuleId.of("KT-12");

    /** In its cube, adjacent, within. */
    public static final RuleId KT_13 = RuleId.of("KT-13");

    /** When neighbours' help is judged. */
    public static final RuleId KT_14 = RuleId.of("KT-14");

    /** Several effects where a shot lands. */
    public static final RuleId KT_15 = RuleId.of("KT-15");

    /** Dice and re-rolls by keyword. */
    public static final RuleId KT_16 = RuleId.of("KT-16");

    /** What is gained for a time. */
    public static final RuleId KT_17 = RuleId.of("KT-17");

    /** What a keyword's refusal cites. */
    public static final RuleId KT_18 = RuleId.of("KT-18");

    /** Where keywords are printed. */
    public static final RuleId KT_19 = RuleId.of("KT-19");

    /** Assaulting a pinned model. */
    public static final RuleId LIV_PIN = RuleId.of("LIV-PIN");

    /** Scattering models and items. */
    public static final RuleId LIV_SCAT = RuleId.of("LIV-SCAT");

    /** Thrown against a wall. */
    public static final RuleId LIV_SLAM = RuleId.of("LIV-SLAM");

    /** Falling more than one cube. */
    public static final RuleId LIV_FALL = RuleId.of("LIV-FALL");

    /** Directly away. */
    public static final RuleId LIV_AWAY = RuleId.of("LIV-AWAY");

    /** Potential and effective damage. */
    public static final RuleId LIV_DMG = RuleId.of("LIV-DMG");

    /** When dispersion applies. */
    public static final RuleId N3_1 = RuleId.of("N3-1");

    /** Placing the template. */
    public static final RuleId N3_2 = RuleId.of("N3-2");

    /** Direction of dispersion. */
    public static final RuleId N3_3 = RuleId.of("N3-3");

    /** Distance of dispersion. */
    public static final RuleId N3_4 = RuleId.of("N3-4");

    /** Troops that cannot stay. */
    public static final RuleId N3_5 = RuleId.of("N3-5");

    /** AI beacons. */
    public static final RuleId N3_6 = RuleId.of("N3-6");

    /** Other elements off the table. */
    public static final RuleId N3_7 = RuleId.of("N3-7");

    /** Table, bases and exactness. */
    public static final RuleId N3_8 = RuleId.of("N3-8");

    /** Order of damage (2025). */
    public static final RuleId R25_DMG_1 = RuleId.of("R25-DMG-1");

    /** Delivered as EXPLOSIVE (2025). */
    public static final RuleId R25_KT_7 = RuleId.of("R25-KT-7");

    /** Where keywords are printed (2025). */
    public static final RuleId R25_KT_19 = RuleId.of("R25-KT-19");

    /** Adrenaline Shot (2025). */
    public static final RuleId R25_I_ADRENALINE = RuleId.of("R25-I-ADRENALINE");

    /** Ammo (2025). */
    public static final RuleId R25_I_AMMO = RuleId.of("R25-I-AMMO");

    /** AP Ammo (2025). */
    public static final RuleId R25_I_AP_AMMO = RuleId.of("R25-I-AP-AMMO");

    /** Combat Blades (2025). */
    public static final RuleId R25_I_COMBAT_BLADES = RuleId.of("R25-I-COMBAT-BLADES");

    /** Medi-Pack (2025). */
    public static final RuleId R25_I_MEDI_PACK = RuleId.of("R25-I-MEDI-PACK");

    /** Stimulants (2025). */
    public static final RuleId R25_I_STIMULANTS = RuleId.of("R25-I-STIMULANTS");

    /** Toxic Smoke Grenade (2025). */
    public static final RuleId R25_I_TOXIC_SMOKE_GRENADE = RuleId.of("R25-I-TOXIC-SMOKE-GRENADE");

    /** Aerial Deployment (2025). */
    public static final RuleId R25_K_AERIAL = RuleId.of("R25-K-AERIAL");

    /** Augmented (2025). */
    public static final RuleId R25_K_AUGMENTED = RuleId.of("R25-K-AUGMENTED");

    /** AUXILIARY (2025). */
    public static final RuleId R25_K_AUXILIARY = RuleId.of("R25-K-AUXILIARY");

    /** Beast (2025). */
    public static final RuleId R25_K_BEAST = RuleId.of("R25-K-BEAST");

    /** Bike (2025). */
    public static final RuleId R25_K_BIKE = RuleId.of("R25-K-BIKE");

    /** BOOM! (2025). */
    public static final RuleId R25_K_BOOM = RuleId.of("R25-K-BOOM");

    /** CHARGED (2025). */
    public static final RuleId R25_K_CHARGED = RuleId.of("R25-K-CHARGED");

    /** Cloaking Device (2025). */
    public static final RuleId R25_K_CLOAKING = RuleId.of("R25-K-CLOAKING");

    /** COMBAT TEAM TRAINING (2025). */
    public static final RuleId R25_K_COMBAT_TEAM = RuleId.of("R25-K-COMBAT-TEAM");

    /** Comm-Link (2025). */
    public static final RuleId R25_K_COMM_LINK = RuleId.of("R25-K-COMM-LINK");

    /** Communications Relay (2025). */
    public static final RuleId R25_K_COMM_RELAY = RuleId.of("R25-K-COMM-RELAY");

    /** Companion (2025). */
    public static final RuleId R25_K_COMPANION = RuleId.of("R25-K-COMPANION");

    /** Defence Cloud (2025). */
    public static final RuleId R25_K_DEFENCE_CLOUD = RuleId.of("R25-K-DEFENCE-CLOUD");

    /** DEFENDER SHIELD (2025). */
    public static final RuleId R25_K_DEFENDER = RuleId.of("R25-K-DEFENDER");

    /** DISMANTLE (2025). */
    public static final RuleId R25_K_DISMANTLE = RuleId.of("R25-K-DISMANTLE");

    /** Drop Suit (2025). */
    public static final RuleId R25_K_DROP_SUIT = RuleId.of("R25-K-DROP-SUIT");

    /** Elusive (2025). */
    public static final RuleId R25_K_ELUSIVE = RuleId.of("R25-K-ELUSIVE");

    /** ENERGY SHIELD (2025). */
    public static final RuleId R25_K_ENERGY_SHIELD = RuleId.of("R25-K-ENERGY-SHIELD");

    /** Engineer (2025). */
    public static final RuleId R25_K_ENGINEER = RuleId.of("R25-K-ENGINEER");

    /** Explosive (2025). */
    public static final RuleId R25_K_EXPLOSIVE = RuleId.of("R25-K-EXPLOSIVE");

    /** FIRE CONTROL (2025). */
    public static final RuleId R25_K_FIRE_CONTROL = RuleId.of("R25-K-FIRE-CONTROL");

    /** Firing Platform (2025). */
    public static final RuleId R25_K_FIRING_PLATFORM = RuleId.of("R25-K-FIRING-PLATFORM");

    /** Flight (2025). */
    public static final RuleId R25_K_FLIGHT = RuleId.of("R25-K-FLIGHT");

    /** GAS CLOUD (2025). */
    public static final RuleId R25_K_GAS_CLOUD = RuleId.of("R25-K-GAS-CLOUD");

    /** Grenade (2025). */
    public static final RuleId R25_K_GRENADE = RuleId.of("R25-K-GRENADE");

    /** Holo-Sight (2025). */
    public static final RuleId R25_K_HOLO_SIGHT = RuleId.of("R25-K-HOLO-SIGHT");

    /** Honourable (2025). */
    public static final RuleId R25_K_HONOURABLE = RuleId.of("R25-K-HONOURABLE");

    /** Horde (2025). */
    public static final RuleId R25_K_HORDE = RuleId.of("R25-K-HORDE");

    /** Indirect (2025). */
    public static final RuleId R25_K_INDIRECT = RuleId.of("R25-K-INDIRECT");

    /** Invigorate (2025). */
    public static final RuleId R25_K_INVIGORATE = RuleId.of("R25-K-INVIGORATE");

    /** It Burns! (2025). */
    public static final RuleId R25_K_IT_BURNS = RuleId.of("R25-K-IT-BURNS");

    /** Jump Pack (2025). */
    public static final RuleId R25_K_JUMP_PACK = RuleId.of("R25-K-JUMP-PACK");

    /** Life Drain (2025). */
    public static final RuleId R25_K_LIFE_DRAIN = RuleId.of("R25-K-LIFE-DRAIN");

    /** Medic (2025). */
    public static final RuleId R25_K_MEDIC = RuleId.of("R25-K-MEDIC");

    /** Non-Lethal (2025). */
    public static final RuleId R25_K_NON_LETHAL = RuleId.of("R25-K-NON-LETHAL");

    /** Prey (2025). */
    public static final RuleId R25_K_PREY = RuleId.of("R25-K-PREY");

    /** Psychic (2025). */
    public static final RuleId R25_K_PSYCHIC = RuleId.of("R25-K-PSYCHIC");

    /** Rampage (2025). */
    public static final RuleId R25_K_RAMPAGE = RuleId.of("R25-K-RAMPAGE");

    /** REMOTE (2025). */
    public static final RuleId R25_K_REMOTE = RuleId.of("R25-K-REMOTE");

    /** Scout (2025). */
    public static final RuleId R25_K_SCOUT = RuleId.of("R25-K-SCOUT");

    /** Shield Generator (2025). */
    public static final RuleId R25_K_SHIELD_GENERATOR = RuleId.of("R25-K-SHIELD-GENERATOR");

    /** Smash (2025). */
    public static final RuleId R25_K_SMASH = RuleId.of("R25-K-SMASH");

    /** Smokescreen (2025). */
    public static final RuleId R25_K_SMOKESCREEN = RuleId.of("R25-K-SMOKESCREEN");

    /** Sniper Scope (2025). */
    public static final RuleId R25_K_SNIPER_SCOPE = RuleId.of("R25-K-SNIPER-SCOPE");

    /** Stun (2025). */
    public static final RuleId R25_K_STUN = RuleId.of("R25-K-STUN");

    /** Suppression (2025). */
    public static final RuleId R25_K_SUPPRESSION = RuleId.of("R25-K-SUPPRESSION");

    /** TACTICIAN (2025). */
    public static final RuleId R25_K_TACTICIAN = RuleId.of("R25-K-TACTICIAN");

    /** Teleport (2025). */
    public static final RuleId R25_K_TELEPORT = RuleId.of("R25-K-TELEPORT");

    /** Tenacious (2025). */
    public static final RuleId R25_K_TENACIOUS = RuleId.of("R25-K-TENACIOUS");

    /** Thermal Mines (2025). */
    public static final RuleId R25_K_THERMAL_MINES = RuleId.of("R25-K-THERMAL-MINES");

    /** Toxic Smoke (2025). */
    public static final RuleId R25_K_TOXIC_SMOKE = RuleId.of("R25-K-TOXIC-SMOKE");

    /** Trap (2025). */
    public static final RuleId R25_K_TRAP = RuleId.of("R25-K-TRAP");

    /** Trip Mine (2025). */
    public static final RuleId R25_K_TRIP_MINE = RuleId.of("R25-K-TRIP-MINE");

    /** Vehicle (2025). */
    public static final RuleId R25_K_VEHICLE = RuleId.of("R25-K-VEHICLE");

    /** Walker (2025). */
    public static final RuleId R25_K_WALKER = RuleId.of("R25-K-WALKER");

    /** Leader and Troops (2025). */
    public static final RuleId R25_TEAM_2 = RuleId.of("R25-TEAM-2");

    /** Minions (2025). */
    public static final RuleId R25_TEAM_3 = RuleId.of("R25-TEAM-3");

    /** Buying equipment (2025). */
    public static final RuleId R25_TEAM_6 = RuleId.of("R25-TEAM-6");

    /** Moments of special orders (2025). */
    public static final RuleId R25_ORD_2 = RuleId.of("R25-ORD-2");

    private RuleIds() {}
}
