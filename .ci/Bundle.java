import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Checks the artifacts of a deployed folder, and writes them as the archive that the Central Portal takes. The modules
 * are those that the bill of materials names. Prints every fault. Run it with
 * {@code java Bundle.java FOLDER VERSION ARCHIVE}.
 */
final class Bundle {
    private static final String GROUP = "io/github/deadcube";
    private static final String BOM = "engine-bom";
    /**
     * Licences that allow an application under the Apache License to use the library. A reciprocal licence is here only
     * for what tests use.
     */
    private static final Set<String> COMPATIBLE = Set.of("Apache-2.0", "MIT", "MIT-0", "BSD-3-Clause", "BSD-2-Clause");

    /**
     * Its poms say "The BSD License", which the list of components takes for the one of four clauses. The text has
     * three (LIBRARIES).
     */
    private static final String OF_THREE_CLAUSES = "org.jline";

    private static final Set<String> COMPATIBLE_IN_TESTS = Set.of("EPL-2.0");

    private final Path group;
    private final String version;
    private final List<String> faults = new ArrayList<>();
    private final TreeSet<Path> files = new TreeSet<>();

    private Bundle(Path folder, String version) {
        this.group = folder.resolve(GROUP);
        this.version = version;
    }

    public static void main(String... arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        Bundle bundle = new Bundle(folder, arguments[1]);
        List<String> modules = bundle.modules();
        for (String module : modules) bundle.check(module);
        bundle.refuseOthers(modules);
        if (!bundle.faults.isEmpty()) {
            bundle.faults.forEach(System.err::println);
            System.exit(1);
        }
        bundle.write(folder, Path.of(arguments[2]));
        System.out.println(modules.size() + " artifacts, " + bundle.files.size() + " files: " + arguments[2]);
    }

    private List<String> modules() throws Exception {
        NodeList named = xml(file(BOM, ".pom")).getElementsByTagName("artifactId");
        TreeSet<String> modules = new TreeSet<>();
        for (int i = 0; i < named.getLength(); i++) modules.add(named.item(i).getTextContent());
        return List.copyOf(modules);
    }

    private Path file(String module, String end) {
        return group.resolve(module).resolve(version).resolve(module + "-" + version + end);
    }

    private void check(String module) throws Exception {
        List<String> ends = new ArrayList<>(List.of(".pom", "-cyclonedx.xml", "-cyclonedx.json"));
        if (!module.equals(BOM)) ends.addAll(List.of(".jar", "-sources.jar", "-javadoc.jar"));
        for (String end : ends) {
            Path file = file(module, end);
            if (!Files.isRegularFile(file)) faults.add(file + " is missing");
            else present(file);
        }
        if (!faults.isEmpty()) return;
        pom(file(module, ".pom"));
        components(module);
        if (module.equals(BOM)) return;
        entries(file(module, ".jar"), "META-INF/LICENSE", "META-INF/NOTICE");
        entries(file(module, "-sources.jar"), "META-INF/LICENSE", "META-INF/NOTICE");
        entries(file(module, "-javadoc.jar"), "META-INF/MANIFEST.MF");
    }

    private void present(Path file) throws IOException, NoSuchAlgorithmException {
        byte[] bytes = Files.readAllBytes(file);
        files.add(file);
        for (String algorithm : List.of("md5", "sha1")) {
            Path sum = Path.of(file + "." + algorithm);
            MessageDigest digest = MessageDigest.getInstance(algorithm.replace("sha", "SHA-"));
            String expected = HexFormat.of().formatHex(digest.digest(bytes));
            if (!Files.isRegularFile(sum)) faults.add(sum + " is missing");
            else if (!Files.readString(sum).strip().equals(expected)) faults.add(sum + " is not the sum of the "
                    + "file; expected " + expected);
            files.add(sum);
        }
        Path signature = Path.of(file + ".asc");
        if (!Files.isRegularFile(signature)) faults.add(signature + " is missing");
        else if (!Files.readString(signature).startsWith("-----BEGIN PGP SIGNATURE-----"))
            faults.add(signature + " is no signature");
        files.add(signature);
    }

    private void pom(Path file) throws Exception {
        String text = Files.readString(file);
        Element project = xml(file).getDocumentElement();
        for (String part : List.of("name", "description", "url", "licenses", "developers", "scm"))
            if (project.getElementsByTagName(part).getLength() == 0) faults.add(file + " has no <" + part + ">");
        if (project.getElementsByTagName("parent").getLength() > 0) faults.add(file + " has a parent, which is not "
                + "published");
        if (text.replace("${project.version}", "").contains("${")) faults.add(file + " has a property without its "
                + "value");
        if (!version.endsWith("-SNAPSHOT") && text.contains("-SNAPSHOT")) faults.add(file + " names a version that "
                + "is not released");
    }

    private void components(String module) throws Exception {
        Path file = file(module, "-cyclonedx.xml");
        Element list = xml(file).getDocumentElement();
        if (list.hasAttribute("serialNumber")) faults.add(file + " has a serial number");
        NodeList components = list.getElementsByTagName("component");
        for (int i = 0; i < components.getLength(); i++) {
            Element component = (Element) components.item(i);
            // Not the module itself, nor the tool that wrote the list.
            Node parent = component.getParentNode();
            if (parent.getParentNode() != list || parent.getNodeName().equals("metadata")) continue;
            String name = component.getElementsByTagName("name").item(0).getTextContent();
            NodeList licences = component.getElementsByTagName("license");
            boolean compatible =
                    component.getElementsByTagName("group").item(0).getTextContent().equals(OF_THREE_CLAUSES);
            List<String> named = new ArrayList<>();
            for (int j = 0; j < licences.getLength(); j++)
                named.add(licences.item(j).getFirstChild().getNextSibling().getTextContent());
            for (String licence : named)
                compatible |= COMPATIBLE.contains(licence)
                        || isForTests(module) && COMPATIBLE_IN_TESTS.contains(licence);
            if (!compatible)
                faults.add(file + ": the licence of " + name + " is " + named + "; expected one of " + COMPATIBLE);
        }
    }

    /** The jobs of engine-spark verify games with generators of tests. */
    private static boolean isForTests(String module) {
        return Set.of("engine-junit", "engine-properties", "engine-spark").contains(module);
    }

    private void entries(Path jar, String... names) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (String name : names) if (zip.getEntry(name) == null) faults.add(jar + " has no " + name);
        }
    }

    /** Modules that the bill of materials does not name, and files of a kind that no module has. */
    private void refuseOthers(List<String> modules) throws IOException {
        try (Stream<Path> all = Files.walk(group)) {
            all.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().startsWith("maven-metadata"))
                    .filter(file -> !files.contains(file)
                            && !files.contains(Path.of(file.toString().replaceFirst("\\.(md5|sha1)$", ""))))
                    .forEach(file -> faults.add(file + " is in no artifact of the bill of materials"));
        }
    }

    private void write(Path folder, Path archive) throws IOException {
        try (OutputStream out = Files.newOutputStream(archive);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files) {
                ZipEntry entry = new ZipEntry(folder.relativize(file).toString().replace('\\', '/'));
                entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        }
    }

    private static Document xml(Path file) throws IOException, ParserConfigurationException, SAXException {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    }
}
