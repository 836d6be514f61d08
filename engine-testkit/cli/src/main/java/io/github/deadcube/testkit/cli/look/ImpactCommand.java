package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.PrintableText;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code deadcube impact}: what other rules change in recorded games. */
@Command(name = "impact")
public final class ImpactCommand extends Subcommand implements Callable<Integer> {
    private static final int BEGINNING = 4096;

    @Parameters(paramLabel = "FOLDER", descriptionKey = "folder")
    private Path folder = Path.of("");

    @Mixin
    private EditionOption edition = new EditionOption();

    @Option(names = "--variant", paramLabel = "NAME", converter = Variants.class, descriptionKey = "variant")
    private List<Variant> variants = new ArrayList<>();

    @Option(names = "--house", descriptionKey = "house")
    private boolean house;

    private final Rules rules;

    public ImpactCommand(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Integer call() {
        Either<String, Vector<Path>> records = records();
        if (records.isLeft()) return refused(Vector.of(records.getLeft()));
        Registry registry = house ? Shipped.registry() : InstalledRules.registry();
        Vector<RuleImpact> impacts = Vector.empty();
        int unread = 0;
        for (Path file : records.get()) {
            Either<Vector<String>, io.vavr.control.Option<RuleImpact>> impact = read(file)
                    .mapLeft(Vector::of)
                    .flatMap(text -> RuleImpact.of(text, rules, registry, this::changed, this::varied)
                            .mapLeft(faults -> PrintableText.inFile(file, faults)));
            if (impact.isLeft()) {
                unread++;
                refusedBriefly(impact.getLeft());
                continue;
            }
            for (RuleImpact one : impact.get()) {
                impacts = impacts.append(one);
                out().println(file.getFileName() + ": input " + one.input() + ", " + one.what());
            }
        }
        out().println(impacts.size() + " of " + (records.get().size() - unread) + " games change" + byRule(impacts));
        if (unread > 0) return Exit.DAMAGED.code();
        return (impacts.isEmpty() ? Exit.DONE : Exit.OTHERWISE).code();
    }

    private Ruleset changed(Ruleset own) {
        Ruleset other = edition.name().isDefined() ? edition.allOrders() : own;
        return house ? InstalledRules.over(other) : other;
    }

    private Ruleset varied(Ruleset other) {
        Ruleset varied = other;
        for (Variant variant : variants) varied = varied.with(variant);
        return varied;
    }

    private static String byRule(Vector<RuleImpact> impacts) {
        Vector<Tuple2<RuleId, Vector<RuleImpact>>> games = impacts.flatMap(RuleImpact::rules)
                .distinct()
                .map(rule -> new Tuple2<>(
                        rule, impacts.filter(impact -> impact.rules().contains(rule))))
                .sortBy(one -> -one._2().size());
        return games.isEmpty()
                ? ""
                : ": " + games.map(one -> one._1() + " " + one._2().size()).mkString(", ");
    }

    /** The records in the folder, in the order of their names. All texts of a large folder would not fit into the memory. */
    private Either<String, Vector<Path>> records() {
        try {
            Vector<Path> records = TextFile.entries(folder)
                    .filter(Files::isRegularFile)
                    .filter(file -> read(file).fold(fault -> beginsAsRecord(file), ImpactCommand::isRecord));
            return records.isEmpty() ? Either.left(folder + " holds no records") : Either.right(records);
        } catch (IOException e) {
            return Either.left(folder + " is no folder that can be read");
        }
    }

    private static Either<String, String> read(Path file) {
        return ArgumentConverters.read(file.toString()).flatMap(TextFile::readRecord);
    }

    /** Whether a file that is no text may be a damaged record. A file that cannot be opened may be one. */
    private static boolean beginsAsRecord(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return isRecord(new String(in.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return true;
        }
    }

    /** Comments and empty lines may be before the first line of a record. */
    private static boolean isRecord(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .filter(line -> line.startsWith("deadcube record "))
                .isPresent();
    }

    /** Reads {@code models-obscure}. */
    static final class Variants implements ITypeConverter<Variant> {
        @Override
        public Variant convert(String name) {
            Variant variant = SavedNames.constant(Variant.class, name);
            if (variant == null)
                throw new TypeConversionException("no variant is called '" + name + "'; there are "
                        + String.join(", ", SavedNames.of(Variant.class).parts()));
            return variant;
        }
    }
}
